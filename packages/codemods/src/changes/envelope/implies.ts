import { ts } from "ts-morph";
import { equalityOf, isNothing } from "../../program/equality.ts";
import type { EnvelopeNames } from "./envelope-names.ts";

export type Outcome = "success" | "failure";

/** Whether a condition that turned out so means that outcome. */
export function implies(
  condition: ts.Expression,
  holds: boolean,
  outcome: Outcome,
  names: EnvelopeNames,
): boolean {
  if (ts.isParenthesizedExpression(condition))
    return implies(condition.expression, holds, outcome, names);
  if (
    ts.isPrefixUnaryExpression(condition) &&
    condition.operator === ts.SyntaxKind.ExclamationToken
  ) {
    return implies(condition.operand, !holds, outcome, names);
  }
  if (names.isSuccess(condition)) return holds === (outcome === "success");
  if (names.isError(condition)) return holds === (outcome === "failure");
  if (ts.isCallExpression(condition)) {
    const asked = names.askedBy?.(condition);
    return asked ? implies(asked.condition, holds, outcome, asked.names) : false;
  }
  if (!ts.isBinaryExpression(condition)) return false;
  const { left, operatorToken, right } = condition;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    return holds && (implies(left, true, outcome, names) || implies(right, true, outcome, names));
  }
  if (operatorToken.kind === ts.SyntaxKind.BarBarToken) {
    return (
      !holds && (implies(left, false, outcome, names) || implies(right, false, outcome, names))
    );
  }
  return impliesByComparison(condition, holds, outcome, names);
}

function impliesByComparison(
  node: ts.BinaryExpression,
  holds: boolean,
  outcome: Outcome,
  names: EnvelopeNames,
): boolean {
  const equality = equalityOf(node.operatorToken.kind);
  if (equality === null) return false;
  const isEqual = equality === holds;
  const { left, right } = node;
  if (names.isSuccess(left) && right.kind === ts.SyntaxKind.TrueKeyword)
    return isEqual === (outcome === "success");
  if (names.isSuccess(left) && right.kind === ts.SyntaxKind.FalseKeyword)
    return isEqual === (outcome === "failure");
  return names.isError(left) && isNothing(right) && isEqual === (outcome === "success");
}
