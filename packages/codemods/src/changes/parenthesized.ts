import { ts } from "ts-morph";
import type { Piece } from "../edit/edit.ts";
import { isAssignmentOperator } from "../program/is-assigned.ts";

/** Keeps an operator's text together where its place would take it apart. */
export function parenthesized(node: ts.Expression, pieces: readonly Piece[]): readonly Piece[] {
  const isPlain = pieces.every((piece) => typeof piece !== "string" || !/[ !]/.test(piece));
  if (isPlain || !needsParentheses(node, pieces)) return pieces;
  return ["(", ...pieces, ")"];
}

function needsParentheses(node: ts.Expression, pieces: readonly Piece[]): boolean {
  const { parent } = node;
  const isUnary =
    typeof pieces[0] === "string" &&
    pieces[0].startsWith("!") &&
    !pieces.some((piece) => typeof piece === "string" && piece.includes(" "));
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent))
    return parent.expression === node;
  if (ts.isBinaryExpression(parent)) {
    const { operatorToken } = parent;
    const isComma = operatorToken.kind === ts.SyntaxKind.CommaToken;
    return !isUnary && !isAssignmentOperator(operatorToken) && !isComma;
  }
  return (
    ts.isPrefixUnaryExpression(parent) ||
    ts.isTypeOfExpression(parent) ||
    ts.isVoidExpression(parent) ||
    ts.isAwaitExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isSpreadElement(parent)
  );
}
