import type { ts } from "ts-morph";
import type { Piece } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import { queryParameter } from "./query-parameter.ts";
import { usesOf } from "./text-uses.ts";

/** The calls of endpoints whose URLs a literal comes into. */
export function usesNaming(facts: Facts, literal: ts.Node): readonly ExchangeUse[] {
  return usesOf(facts, literal).flatMap(({ use }) => (use ? [use] : []));
}

/** Whether all calls that share a place give the same id, so that it can stand there. */
export function isOnlyId(
  facts: Facts,
  id: ts.Expression | null,
  value: readonly Piece[],
  name: string,
  uses: readonly ExchangeUse[],
): boolean {
  return uses.every((use) => {
    const found = queryParameter(facts, use, name);
    if (!found) return false;
    if (found.edits === null) return true;
    return id ? found.expression === id : !found.expression && found.value.join() === value.join();
  });
}
