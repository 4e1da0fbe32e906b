import { ts } from "ts-morph";
import { equalityOf } from "../../program/equality.ts";

/** Whether code only gets to an expression where it is a text: `typeof body.error === 'string' ? body.error : 'failed'`. */
export function isShownText(node: ts.Expression): boolean {
  const asks = (condition: ts.Expression): boolean => asksForText(condition, node.getText());
  for (let inner: ts.Node = node; inner.parent; inner = inner.parent) {
    const { parent } = inner;
    if (ts.isFunctionLike(parent)) return false;
    if (ts.isConditionalExpression(parent) && parent.whenTrue === inner && asks(parent.condition))
      return true;
    if (ts.isIfStatement(parent) && parent.thenStatement === inner && asks(parent.expression))
      return true;
    const isBehind = isBoth(parent) && parent.right === inner;
    if (isBehind && asks(parent.left)) return true;
  }
  return false;
}

function isBoth(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  );
}

/** `typeof body.error === 'string'`, maybe beside other conditions. */
function asksForText(condition: ts.Expression, text: string): boolean {
  if (ts.isParenthesizedExpression(condition)) return asksForText(condition.expression, text);
  if (isBoth(condition))
    return asksForText(condition.left, text) || asksForText(condition.right, text);
  return (
    ts.isBinaryExpression(condition) &&
    equalityOf(condition.operatorToken.kind) === true &&
    ts.isTypeOfExpression(condition.left) &&
    condition.left.expression.getText() === text &&
    ts.isStringLiteralLike(condition.right) &&
    condition.right.text === "string"
  );
}
