import { ts } from "ts-morph";
import { bareExpression } from "../../../program/bare-expression.ts";
import { isAssignmentOperator } from "../../../program/is-assigned.ts";
import { isChoice } from "../../../program/is-choice.ts";
import { oncePer } from "../../../program/once-per.ts";
import type { Program } from "../../../program/program.ts";

/** Names of what something falls back to, is chosen as, or is given as another value, wherever they stand. */
export const fallbackNames = oncePer((program: Program): ReadonlySet<string> => {
  const names = program.nodes(mayChoose).flatMap((node) => chosenIn(node).map(bareExpression));
  return new Set(names.filter(ts.isIdentifier).map(({ text }) => text));
});

type Choosing =
  | ts.ConditionalExpression
  | ts.BinaryExpression
  | ts.ParameterDeclaration
  | ts.BindingElement;

function mayChoose(node: ts.Node): node is Choosing {
  return (
    ts.isConditionalExpression(node) ||
    ts.isBinaryExpression(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node)
  );
}

function chosenIn(node: Choosing): readonly ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) return isTaken(node.operatorToken) ? [node.right] : [];
  return node.initializer ? [node.initializer] : [];
}

function isTaken(operator: ts.BinaryOperatorToken): boolean {
  return isChoice(operator.kind) || isAssignmentOperator(operator);
}
