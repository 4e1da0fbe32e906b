import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Value } from "../../provenance/value.ts";
import { madeAt } from "../sent-whole.ts";
import { mergedInto } from "./container-source.ts";
import type { TakingList } from "./taking-lists.ts";

/**
 * Whether what is merged over one object copies from there what it does not set, as a literal does that is written
 * behind it: `Object.assign(form, { target })`.
 */
export function copiesBase(
  facts: Facts,
  { container }: TakingList,
  [, patches = [], ...others]: readonly (readonly Value[])[],
): boolean {
  const copies = (node: ts.Node): boolean =>
    ts.isObjectLiteralExpression(node) &&
    !node.properties.some(ts.isSpreadAssignment) &&
    mergedInto(facts, node, "habit", container) !== null;
  return others.length === 0 && madeAt(patches).every(copies);
}
