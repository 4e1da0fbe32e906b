import { ts } from "ts-morph";
import { isAssignmentOperator } from "./is-assigned.ts";
import { isRepeatable } from "./repeatable.ts";

/** Whether an expression may be written twice: a choice among names and literals does nothing but give a value. */
export function isWithoutEffect(node: ts.Expression): boolean {
  if (isRepeatable(node)) return true;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return isWithoutEffect(node.expression);
  if (ts.isConditionalExpression(node))
    return [node.condition, node.whenTrue, node.whenFalse].every(isWithoutEffect);
  if (!ts.isBinaryExpression(node)) return false;
  return (
    !isAssignmentOperator(node.operatorToken) &&
    isWithoutEffect(node.left) &&
    isWithoutEffect(node.right)
  );
}
