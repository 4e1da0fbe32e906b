import { ts } from "ts-morph";

/** Whether something else is taken where an expression gives nothing. */
export function hasFallback(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) && parent.left === node && isChoice(parent.operatorToken.kind)
  );
}

/** Whether an operator takes the other side where there is nothing on this one: `??` and `||`. */
export function isChoice(operator: ts.SyntaxKind): boolean {
  return operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken;
}
