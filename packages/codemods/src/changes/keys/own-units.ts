import type { ts } from "ts-morph";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { movedMapping, type Role } from "../../facts/shapes.ts";
import { comparedWith } from "../../program/equality.ts";
import { knownText } from "../../provenance/text/text.ts";
import { literalOf } from "../key-uses.ts";
import { mappedText } from "../mapped-text.ts";
import { isMapped } from "../units/kept-units.ts";

/**
 * What an object of the program's own has under one of some names, as it is held against what a habit has there: a unit
 * of v1 becomes that of v2 first, `(own === 'times' ? 'rep' : own)`.
 */
export function ownUnits(
  facts: Facts,
  node: ts.Expression,
  role: Role,
  names: readonly string[],
): (own: string) => string {
  if (comparedWith(node) === null) return (own) => own;
  const seen = [...facts.seen(node)].filter((value) => !isMapped(facts, literalOf(value)));
  const pairs = names.flatMap((name) => {
    const mapping = movedMapping(role, name);
    if (mapping?.op !== "move") return [];
    return seen.flatMap((value) => {
      const text = knownText(value);
      const now = text === null ? null : mappedText(facts, mapping, text);
      return text === null || now === null ? [] : [[text, now] as const];
    });
  });
  const renamed = [...new Map(pairs)];
  return (own) =>
    renamed.length === 0
      ? own
      : `(${renamed.map(([text, now]) => `${own} === ${quoted(text)} ? ${quoted(now)} : `).join("")}${own})`;
}
