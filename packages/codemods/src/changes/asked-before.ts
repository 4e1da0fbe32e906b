import { ts } from "ts-morph";
import { isWithin } from "./is-within.ts";

/** `query ? write(query) : ''`, `if (query) …`, `query && …`: whether what is around asks first. */
export function isAskedBefore(use: ts.Expression): boolean {
  const text = use.getText();
  const asks = (condition: ts.Expression): boolean => condition.getText() === text;
  return (
    ts.findAncestor(use, (node) => {
      if (ts.isConditionalExpression(node))
        return isWithin(use, node.whenTrue) && asks(node.condition);
      if (ts.isIfStatement(node)) return isWithin(use, node.thenStatement) && asks(node.expression);
      return (
        ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
        isWithin(use, node.right) &&
        asks(node.left)
      );
    }) !== undefined
  );
}
