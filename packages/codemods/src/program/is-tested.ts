import { ts } from "ts-morph";

/** Whether only the truth of an expression counts. */
export function isTested(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isTested(parent);
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node;
  if (ts.isForStatement(parent) || ts.isConditionalExpression(parent))
    return parent.condition === node;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return parent.left === node ? isTested(parent) || isStatement(parent) : isTested(parent);
  return (
    kind === ts.SyntaxKind.BarBarToken &&
    (isTested(parent) || (isStatement(parent) && parent.left === node))
  );
}

function isStatement(node: ts.Expression): boolean {
  return ts.isExpressionStatement(node.parent);
}
