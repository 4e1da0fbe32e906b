import { ts } from "ts-morph";

/** True for `==` and `===`, false for `!=` and `!==`, null for any other operator. */
export function equalityOf(kind: ts.SyntaxKind): boolean | null {
  if (kind === ts.SyntaxKind.EqualsEqualsToken || kind === ts.SyntaxKind.EqualsEqualsEqualsToken)
    return true;
  if (
    kind === ts.SyntaxKind.ExclamationEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  )
    return false;
  return null;
}

/** What a node is held against by an equality, or by the `switch` that it is a case of; null where by neither. */
export function comparedWith(node: ts.Node): ts.Expression | null {
  const { parent } = node;
  if (ts.isCaseClause(parent))
    return parent.expression === node ? parent.parent.parent.expression : null;
  if (!ts.isBinaryExpression(parent) || equalityOf(parent.operatorToken.kind) === null) return null;
  return parent.left === node ? parent.right : parent.left;
}

/** `null`, `undefined` or `void 0`. */
export function isNothing(node: ts.Expression): boolean {
  return (
    node.kind === ts.SyntaxKind.NullKeyword ||
    ts.isVoidExpression(node) ||
    (ts.isIdentifier(node) && node.text === "undefined")
  );
}
