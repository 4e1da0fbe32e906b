import { ts } from "ts-morph";
import { bareExpression } from "./bare-expression.ts";
import { equalityOf, isNothing } from "./equality.ts";

/** What an expression is where that is there: `value` of `value ?? ''` and of `value === null ? '' : value`; else all of it. */
export function wherePresent(expression: ts.Expression): ts.Expression {
  const node = bareExpression(expression);
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
      ? wherePresent(node.left)
      : node;
  if (!ts.isConditionalExpression(node)) return node;
  const asked = askedIfNothing(node.condition);
  if (!asked) return node;
  const present = bareExpression(asked.isNothing ? node.whenFalse : node.whenTrue);
  return present.getText() === asked.text ? present : node;
}

/** What a condition holds against `null` or `undefined`. */
function askedIfNothing(
  condition: ts.Expression,
): { readonly text: string; readonly isNothing: boolean } | null {
  const node = bareExpression(condition);
  if (!ts.isBinaryExpression(node) || !isNothing(node.right)) return null;
  const isSame = equalityOf(node.operatorToken.kind);
  return isSame === null ? null : { text: node.left.getText(), isNothing: isSame };
}
