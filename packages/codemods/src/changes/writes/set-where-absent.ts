import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import type { MoveMapping } from "../../facts/shapes.ts";
import type { Access } from "../member-edit.ts";
import { writePath } from "../v2-path.ts";

/** What asks for the member before it is set: `??` of `draft.target ??= 20`; null where it is set anyway. */
export function askingOperator({ operatorToken }: ts.BinaryExpression): "??" | "||" | null {
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionEqualsToken) return "??";
  return operatorToken.kind === ts.SyntaxKind.BarBarEqualsToken ? "||" : null;
}

/**
 * `draft.goals?.[0]?.value ?? 20`: what a member that is only set where it is absent becomes, in a container that
 * may be absent as well.
 */
export function keptOr(
  node: Access,
  { right }: ts.BinaryExpression,
  { to }: MoveMapping,
  operator: "??" | "||",
  value: readonly Piece[],
): readonly Piece[] {
  const isSimple =
    ts.isLiteralExpression(right) ||
    ts.isLeftHandSideExpression(right) ||
    ts.isPrefixUnaryExpression(right);
  const given = isSimple ? value : ["(", ...value, ")"];
  return [rangeOf(node.expression), `.${writePath(to, true)} ${operator} `, ...given];
}
