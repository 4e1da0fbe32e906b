import { ts } from "ts-morph";

/** What has to hold, each by itself, for a condition to hold. */
export function conjuncts(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return conjuncts(node.expression);
  const isAnd =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd ? [...conjuncts(node.left), ...conjuncts(node.right)] : [node];
}

/** What is known to hold where a node runs: the conditions around it that lead there. */
export function heldAround(node: ts.Node): readonly ts.Expression[] {
  const held: ts.Expression[] = [];
  for (let at = node; at.parent && !ts.isFunctionLike(at); at = at.parent) {
    const { parent } = at;
    if (ts.isIfStatement(parent) && parent.thenStatement === at)
      held.push(...conjuncts(parent.expression));
    if (ts.isConditionalExpression(parent) && parent.whenTrue === at)
      held.push(...conjuncts(parent.condition));
    const isAnd =
      ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    if (isAnd && parent.right === at) held.push(...conjuncts(parent.left));
  }
  return held;
}
