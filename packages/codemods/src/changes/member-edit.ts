import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { pathOf } from "./receiver.ts";
import { indexAssertion } from "./strictness.ts";
import { writePath } from "./v2-path.ts";

/** A read or a write of a member by name. */
export type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

/** Replaces what stands behind the object: `.title` by `.name`, `['streak']` by `.statistics.currentStreak`. */
export function memberEdit(facts: Facts, node: Access, to: FieldPath, guarded: boolean): Edit {
  const file = pathOf(node);
  const text = writePath(to, guarded, guarded ? "" : indexAssertion(facts, file));
  if (ts.isPropertyAccessExpression(node)) return replace(file, rangeOf(node.name), text);
  const dot = node.questionDotToken ? "?." : ".";
  if (to.length === 1) {
    const quote = node.argumentExpression.getText()[0] ?? '"';
    return replace(file, rangeOf(node.argumentExpression), `${quote}${text}${quote}`);
  }
  return replace(file, { start: node.expression.getEnd(), end: node.getEnd() }, `${dot}${text}`);
}
