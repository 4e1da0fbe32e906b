import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import { pathOf } from "./receiver.ts";

/** The method as v2 wants it, at the literal that says it; null where others share that literal. */
export function editMethod(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  to: Endpoint,
): readonly Edit[] | null {
  const { endpoint } = exchange.call;
  if (endpoint.method === to.method) return [];
  const { verb } = use.request.slots;
  if (verb && verb.getText().toUpperCase() === endpoint.method) {
    return [replace(pathOf(verb), rangeOf(verb), to.method.toLowerCase())];
  }
  const edits: Edit[] = [];
  for (const value of use.method) {
    if (value.kind !== "text") continue;
    for (const part of value.parts) {
      if (!("text" in part) || part.text.toUpperCase() !== endpoint.method) continue;
      if (!ts.isStringLiteralLike(part.node) || isShared(facts, part.node, to)) return null;
      const text = part.text === part.text.toLowerCase() ? to.method.toLowerCase() : to.method;
      edits.push(
        replace(pathOf(part.node), { start: part.start, end: part.start + part.text.length }, text),
      );
    }
  }
  return edits.length > 0 ? edits : null;
}

/** Whether a call that becomes another method uses the same literal. */
function isShared(facts: Facts, literal: ts.Node, to: Endpoint): boolean {
  for (const exchange of facts.machine.exchanges.all.values()) {
    const { endpoint } = exchange.call;
    if (endpoint.id === to.id || endpoint.successor?.endpoint === to.id) continue;
    for (const use of exchange.uses.values()) {
      for (const value of use.method) {
        if (
          value.kind === "text" &&
          value.parts.some((part) => "text" in part && part.node === literal)
        )
          return true;
      }
    }
  }
  return false;
}
