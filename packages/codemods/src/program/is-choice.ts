import { ts } from "ts-morph";

/** Whether an operator takes the other side where there is nothing on this one: `??` and `||`. */
export function isChoice(operator: ts.SyntaxKind): boolean {
  return operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken;
}
