import { ts } from "ts-morph";

/** The name that a chain of calls and members begins with. */
export function rootOf(node: ts.Expression): ts.Identifier | null {
  if (ts.isIdentifier(node)) return node;
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node)
  )
    return rootOf(node.expression);
  return null;
}
