import { ts } from "ts-morph";

/** A name or a path of names: reading it twice gives the same. */
export function isRepeatable(node: ts.Expression): boolean {
  // What templates of Angular say for a cast.
  if (ts.isCallExpression(node) && node.expression.getText() === "$any")
    return node.arguments.every(isRepeatable);
  if (ts.isPropertyAccessExpression(node)) return isRepeatable(node.expression);
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node))
    return isRepeatable(node.expression);
  if (ts.isElementAccessExpression(node)) {
    return isRepeatable(node.expression) && isRepeatable(node.argumentExpression);
  }
  return (
    ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword || ts.isLiteralExpression(node)
  );
}
