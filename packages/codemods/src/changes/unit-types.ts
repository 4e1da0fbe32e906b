import { ts } from "ts-morph";
import { rangeOf, replace } from "../edit/edit.ts";
import { quoted } from "../edit/quote.ts";
import type { Facts } from "../facts/facts.ts";
import { mappedText } from "./mapped-text.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";
import { isStringLiteralType } from "./type-selection.ts";
import { type UnitAlias, unitAliases } from "./unit-aliases.ts";

/** The units in `type Unit = 'times' | 'min'`, where nothing of the program's own keeps those of v1. */
export function findUnitTypes(facts: Facts): readonly Proposal[] {
  return [...unitAliases(facts)].flatMap(([{ type }, unit]) =>
    unit.isShared ? [] : literalsOf(type).flatMap((each) => renamed(facts, each, unit)),
  );
}

function literalsOf(type: ts.TypeNode): readonly ts.StringLiteral[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf);
  return isStringLiteralType(type) ? [type.literal] : [];
}

function renamed(
  facts: Facts,
  literal: ts.StringLiteral,
  { mapping, carriers }: UnitAlias,
): readonly Proposal[] {
  const to = mappedText(facts, mapping, literal.text);
  if (to === null) return [];
  return [
    {
      change: mapping.change,
      node: literal,
      message: `The ${mapping.from} \`${literal.text}\` is \`${to}\` in v2`,
      edits: [replace(pathOf(literal), rangeOf(literal), quoted(to))],
      confidence: "safe",
      reason: null,
      ties: carriers,
    },
  ];
}
