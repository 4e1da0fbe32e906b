import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { comparedWith, isNothing } from "../../program/equality.ts";
import { isChoice } from "../../program/is-choice.ts";
import { isTested } from "../../program/is-tested.ts";

/** Methods whose callback only answers yes or no. */
const PREDICATES = /^(?:filter|find|findIndex|findLast|findLastIndex|some|every)$/;

/**
 * What code asks a member for, where that may tell what has it from what has none: whether it is there, or which
 * value it is; `otherwise` is told of by a type, or by what stands in its place. Null where it only reads it.
 *
 * @param isSame - Whether an expression, which stands in where there is no such member, reads the same in v2.
 */
export function askedFor(
  node: ts.Expression,
  isSame: (other: ts.Expression) => boolean,
): "presence" | "value" | "otherwise" | null {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent))
    return askedFor(parent, isSame);
  if (isTested(node) || isPredicate(node)) return "presence";
  if (ts.isTypeOfExpression(parent)) return "otherwise";
  const other = comparedWith(node);
  if (other) return isNothing(other) ? "presence" : "value";
  if (!ts.isBinaryExpression(parent) || parent.left !== node) return null;
  const { kind } = parent.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return "presence";
  return isChoice(kind) && !isSame(parent.right) ? "otherwise" : null;
}

/** Whether uses of a variable ask what it holds for more than its value. */
export function isAskedLater(
  facts: Facts,
  local: ts.BindingName,
  isSame: (other: ts.Expression) => boolean,
): boolean {
  const binding = ts.isIdentifier(local)
    ? facts.program.moduleOf(local).scopes.resolve(local)
    : null;
  return (binding?.references ?? []).some((use) => use !== local && askedFor(use, isSame) !== null);
}

/** `Boolean(habit.title)`, `all.filter((each) => each.title)`. */
function isPredicate(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent))
    return parent.expression.getText() === "Boolean" && parent.arguments.includes(node);
  if (!ts.isArrowFunction(parent) || parent.body !== node || !ts.isCallExpression(parent.parent))
    return false;
  const { expression } = parent.parent;
  return ts.isPropertyAccessExpression(expression) && PREDICATES.test(expression.name.text);
}
