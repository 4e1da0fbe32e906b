import { ts } from "ts-morph";
import { conjuncts } from "../../program/conjuncts.ts";

/**
 * Whether a condition asks other members of the same object for their types beside a member of it, as code does that
 * looks whether something is a habit at all: `typeof h.id === 'string' && Array.isArray(h.completedDates)`.
 */
export function isTestedTogether(
  member: ts.PropertyAccessExpression | ts.ElementAccessExpression,
): boolean {
  const holder = member.expression.getText();
  return conjuncts(wholeOf(member)).some((each) => isTypeTest(each, holder));
}

/** The whole of the conditions that have to hold together with the one that an expression stands in. */
function wholeOf(node: ts.Expression): ts.Expression {
  let whole: ts.Expression = node;
  for (let at: ts.Node = node.parent; isPart(at); at = at.parent) whole = at;
  for (let at: ts.Node = whole.parent; isJoining(at); at = at.parent) whole = at;
  return whole;
}

/** `Array.isArray(list)`, and `list.every(isText)`. */
function isPart(node: ts.Node): node is ts.Expression {
  return (
    (ts.isCallExpression(node) && isJoining(node.parent)) || ts.isPropertyAccessExpression(node)
  );
}

function isJoining(node: ts.Node): node is ts.Expression {
  return (
    ts.isParenthesizedExpression(node) ||
    (ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
  );
}

/** `typeof h.title === 'string'` */
function isTypeTest(node: ts.Expression, holder: string): boolean {
  if (!ts.isBinaryExpression(node) || !ts.isTypeOfExpression(node.left)) return false;
  const asked = node.left.expression;
  return ts.isPropertyAccessExpression(asked) && asked.expression.getText() === holder;
}
