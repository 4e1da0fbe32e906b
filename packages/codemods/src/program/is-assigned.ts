import { ts } from "ts-morph";

/** Whether an operator assigns: `=`, `+=`, `??=` and the like. */
export function isAssignmentOperator({ kind }: ts.BinaryOperatorToken): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** Whether a name is the target of an assignment, also within a pattern. */
export function isAssigned(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.left === node) {
    return isAssignmentOperator(parent.operatorToken);
  }
  if (isStepped(node)) return true;
  if ((ts.isForOfStatement(parent) || ts.isForInStatement(parent)) && parent.initializer === node) {
    return true;
  }
  return isInAssignmentPattern(node);
}

/** `n++`, `--n` */
export function isStepped({ parent }: ts.Node): boolean {
  return (
    (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent)) &&
    (parent.operator === ts.SyntaxKind.PlusPlusToken ||
      parent.operator === ts.SyntaxKind.MinusMinusToken)
  );
}

/** Whether a pattern puts a value there: `[draft.title] = words`. */
export function isInAssignmentPattern(node: ts.Node): boolean {
  let at: ts.Node = node;
  while (
    ts.isShorthandPropertyAssignment(at.parent) ||
    ts.isPropertyAssignment(at.parent) ||
    ts.isObjectLiteralExpression(at.parent) ||
    ts.isArrayLiteralExpression(at.parent) ||
    ts.isSpreadElement(at.parent)
  ) {
    at = at.parent;
  }
  const { parent } = at;
  if (at !== node && ts.isForOfStatement(parent)) return parent.initializer === at;
  return (
    at !== node &&
    ts.isBinaryExpression(parent) &&
    parent.left === at &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}
