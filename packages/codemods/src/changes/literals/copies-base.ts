import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import { spreadInto } from "../../program/spread-into.ts";
import type { Value } from "../../provenance/value.ts";
import { madeAt } from "../sent-whole.ts";
import { mergedInto } from "./source-at-hand.ts";
import { spreadOver } from "./spread-over.ts";
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

/**
 * Whether all that is spread over a base, and sets a part of a container, stands there as literals that copy the rest
 * from the base: `{ ...habit, ...(isGoal && { target }) }`.
 */
export function copyWhereSpread(
  facts: Facts,
  node: ts.ObjectLiteralExpression,
  { role, container }: { readonly role: Role; readonly container: string },
  parts: readonly Value[],
): boolean {
  const made = madeAt(parts);
  return (
    made.length === parts.length &&
    made.every(
      (each) =>
        ts.isObjectLiteralExpression(each) &&
        !each.properties.some(ts.isSpreadAssignment) &&
        spreadInto(each) === node &&
        spreadOver(facts, each, role, container) !== null,
    )
  );
}
