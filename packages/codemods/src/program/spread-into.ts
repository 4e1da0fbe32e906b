import { ts } from "ts-morph";

/** The object literal that takes in what an expression gives: `{ ...(more && { a }) }` takes `{ a }`; null where none does. */
export function spreadInto(node: ts.Expression): ts.ObjectLiteralExpression | null {
  const { parent } = node;
  if (ts.isSpreadAssignment(parent)) return parent.parent;
  const isGiven =
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && GIVING.has(parent.operatorToken.kind));
  return isGiven ? spreadInto(parent) : null;
}

const GIVING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);
