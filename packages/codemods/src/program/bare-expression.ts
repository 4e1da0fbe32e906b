import { ts } from "ts-morph";

/** An expression without the parentheses and type assertions around it. */
export function bareExpression(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
    ? bareExpression(node.expression)
    : node;
}
