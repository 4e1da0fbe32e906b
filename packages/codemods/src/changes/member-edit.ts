import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../edit/edit.ts";
import { quoted } from "../edit/quote.ts";
import type { Facts } from "../facts/facts.ts";
import { conjuncts } from "../program/conjuncts.ts";
import { isInTemplate } from "./in-template.ts";
import { pathOf } from "./receiver.ts";
import { indexAssertion } from "./strictness.ts";
import { assertedPath, guardedPath, hasUnknownMembers } from "./unknown-members.ts";
import { writePath } from "./v2-path.ts";

/** A read or a write of a member by name. */
export type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

/** Replaces what stands behind the object: `.title` by `.name`, `['streak']` by `.statistics.currentStreak`. */
export function memberEdit(facts: Facts, node: Access, to: FieldPath, guarded: boolean): Edit {
  const file = pathOf(node);
  if (to.length > 1 && hasUnknownMembers(facts, node.expression))
    return assertedEdit(node, to, assertedPath(to));
  const isGuarded = guarded || (node.questionDotToken !== undefined && isInTemplate(node));
  const text =
    isGuarded && isInTemplate(node) && isAskedAround(node)
      ? writePath(to, false).replace(/^\w+/, "$&!")
      : writePath(to, isGuarded, isGuarded ? "" : indexAssertion(facts, file));
  if (ts.isPropertyAccessExpression(node)) return replace(file, rangeOf(node.name), text);
  const dot = node.questionDotToken ? "?." : ".";
  if (to.length === 1) {
    const quote = node.argumentExpression.getText()[0] ?? '"';
    return replace(file, rangeOf(node.argumentExpression), `${quote}${text}${quote}`);
  }
  return replace(file, { start: node.expression.getEnd(), end: node.getEnd() }, `${dot}${text}`);
}

/** `value['streak']` of something unknown → `(value['statistics'] as { currentStreak?: unknown } | undefined)?.currentStreak`. */
function assertedEdit(node: Access, to: FieldPath, asserted: string): Edit {
  const first = String(to[0]);
  const member = ts.isPropertyAccessExpression(node) ? `.${first}` : `[${quoted(first)}]`;
  return replace(pathOf(node), rangeOf(node), "(", rangeOf(node.expression), member, asserted);
}

/** Replaces a list that is counted, which the compiler takes for one only where a guard says so. */
export function countEdit(facts: Facts, node: Access, to: FieldPath, guarded: boolean): Edit {
  return to.length > 1 && hasUnknownMembers(facts, node.expression)
    ? assertedEdit(node, to, guardedPath(to, "number"))
    : memberEdit(facts, node, to, guarded);
}

/** Whether what is shown here is only shown where the same member is there: strict templates do not see so behind `?.`. */
function isAskedAround(node: Access): boolean {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (!ts.isIfStatement(parent) || parent.thenStatement !== at) continue;
    if (conjuncts(parent.expression).some((each) => each.getText() === node.getText())) return true;
  }
  return false;
}
