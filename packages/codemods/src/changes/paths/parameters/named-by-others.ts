import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { ownerOf } from "../../../program/binding.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import { isWithin } from "../../is-within.ts";

/**
 * Whether other calls name the same path, while the id of this one is written elsewhere: `resource('notes')`
 * is for the notes of every habit.
 */
export function isNamedByOthers(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.Node,
  id: ts.Expression,
): boolean {
  const statement = ts.findAncestor(literal, ts.isStatement);
  const owner = ownerOf(literal);
  if (statement && isWithin(id, statement)) return false;
  if (!ts.isSourceFile(owner) && ownerOf(id) === owner) return false;
  return [...facts.machine.exchanges.all.values()].some(({ uses }) =>
    [...uses.values()].some((other) => names(other, literal) && !isSameChain(other, use)),
  );
}

function names({ match }: ExchangeUse, literal: ts.Node): boolean {
  return match.parts.some((part) => "text" in part && part.node === literal);
}

function isSameChain(left: ExchangeUse, right: ExchangeUse): boolean {
  return (
    left.chain.length === right.chain.length &&
    left.chain.every((call, index) => call === right.chain[index])
  );
}
