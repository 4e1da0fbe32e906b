import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { equalityOf } from "../../program/equality.ts";
import { isTested } from "../../program/is-tested.ts";
import { parenthesized } from "../parenthesized.ts";
import { pathOf } from "../receiver.ts";
import type { ErrorText } from "./error-text.ts";

/** `success` as the absence of an error, in the shortest form that its place allows. */
export function rewriteSuccess(node: ts.Expression, text: ErrorText): Edit {
  const file = pathOf(node);
  const { target, holds } = outermostTest(node);
  const tested = isTested(target);
  return replace(file, rangeOf(target), ...parenthesized(target, testText(text, holds, tested)));
}

/** The test around a read: its negations and comparisons with `true` or `false`. */
function outermostTest(node: ts.Expression): {
  readonly target: ts.Expression;
  readonly holds: boolean;
} {
  let target = node;
  let holds = true;
  for (;;) {
    const { parent } = target;
    if (ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.ExclamationToken) {
      target = parent;
      holds = !holds;
    } else if (
      ts.isBinaryExpression(parent) &&
      parent.left === target &&
      comparedWith(parent) !== null
    ) {
      target = parent;
      holds = comparedWith(parent) === true ? holds : !holds;
    } else if (
      ts.isParenthesizedExpression(parent) &&
      !ts.isParenthesizedExpression(target) &&
      isTestInParentheses(parent)
    ) {
      target = parent;
    } else return { target, holds };
  }
}

/** What a comparison with a boolean literal asks for; null where it is none. */
function comparedWith(node: ts.BinaryExpression): boolean | null {
  const equality = equalityOf(node.operatorToken.kind);
  if (equality === null) return null;
  if (node.right.kind === ts.SyntaxKind.TrueKeyword) return equality;
  return node.right.kind === ts.SyntaxKind.FalseKeyword ? !equality : null;
}

function isTestInParentheses(node: ts.ParenthesizedExpression): boolean {
  const { parent } = node;
  return ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.ExclamationToken;
}

function testText({ error, holder }: ErrorText, holds: boolean, tested: boolean): readonly Piece[] {
  if (holds)
    return holder ? [...(tested ? holder : ["!!", ...holder]), " && !", ...error] : ["!", ...error];
  if (holder) return ["!", ...holder, " || ", ...(tested ? error : ["!!", ...error])];
  return tested ? error : ["!!", ...error];
}
