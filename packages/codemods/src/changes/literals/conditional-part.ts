import { ts } from "ts-morph";
import { bareExpression } from "../../program/bare-expression.ts";
import { isNothing } from "../../program/equality.ts";
import type { LiteralMember } from "../../program/member-name.ts";

/** Members that an object takes in only where a condition holds: `...(unit && { unit })`, `...(unit ? { unit } : {})`. */
export interface ConditionalPart {
  readonly spread: ts.SpreadAssignment;
  readonly condition: ts.Expression;
  readonly literal: ts.ObjectLiteralExpression;
}

/** The part that a member of an object literal takes in; null for any other member. */
export function conditionalPart(member: LiteralMember): ConditionalPart | null {
  if (!ts.isSpreadAssignment(member)) return null;
  const choice = bareExpression(member.expression);
  if (ts.isConditionalExpression(choice)) {
    const [one, other] = [bareExpression(choice.whenTrue), bareExpression(choice.whenFalse)];
    const literal = isEmpty(other) ? one : isEmpty(one) ? other : null;
    return part(member, choice.condition, literal);
  }
  if (
    ts.isBinaryExpression(choice) &&
    choice.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  )
    return part(member, choice.left, bareExpression(choice.right));
  return null;
}

function part(
  spread: ts.SpreadAssignment,
  condition: ts.Expression,
  literal: ts.Expression | null,
): ConditionalPart | null {
  return literal && ts.isObjectLiteralExpression(literal) ? { spread, condition, literal } : null;
}

/** What spreads nothing. */
function isEmpty(node: ts.Expression): boolean {
  return isNothing(node) || (ts.isObjectLiteralExpression(node) && node.properties.length === 0);
}
