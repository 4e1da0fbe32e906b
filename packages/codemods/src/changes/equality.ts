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

/** `null` or `undefined`. */
export function isNothing(node: ts.Expression): boolean {
  return (
    node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === "undefined")
  );
}
