import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import { type EnvelopeNames, equalityOf, isFailureProven, isNothing } from "./failure-proof.ts";
import { pathOf } from "./receiver.ts";

/** How the v2 error of an envelope is written where a v1 member of it was read. */
export interface ErrorText {
  /** The v2 error, such as `body.error` or a local `error`. */
  readonly error: readonly Piece[];
  /** What must be there for it to be asked, such as `body` of `body?.success`; null where nothing must. */
  readonly holder: readonly Piece[] | null;
}

export const MESSAGE = envelope.error.message.at(-1) ?? "";
const V2_MEMBERS: ReadonlySet<string> = new Set([
  MESSAGE,
  envelope.error.code.at(-1) ?? "",
  envelope.error.details.at(-1) ?? "",
]);

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

/** Whether only the truth of an expression counts. */
export function isTested(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isTested(parent);
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node;
  if (ts.isForStatement(parent) || ts.isConditionalExpression(parent))
    return parent.condition === node;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return parent.left === node ? isTested(parent) || isStatement(parent) : isTested(parent);
  return (
    kind === ts.SyntaxKind.BarBarToken &&
    (isTested(parent) || (isStatement(parent) && parent.left === node))
  );
}

function isStatement(node: ts.Expression): boolean {
  return ts.isExpressionStatement(node.parent);
}

/** The v1 error text at a place that reads it; null where the place needs no change or is v2 already. */
export function rewriteError(
  node: ts.Expression,
  text: ErrorText,
  names: EnvelopeNames,
): readonly Edit[] | null {
  const { parent } = node;
  const file = pathOf(node);
  if (
    ts.isPropertyAccessExpression(parent) &&
    parent.expression === node &&
    V2_MEMBERS.has(parent.name.text)
  )
    return null;
  if (isTested(node)) return null;
  if (ts.isNonNullExpression(parent))
    return [replace(file, rangeOf(parent), ...text.error, `!.${MESSAGE}`)];
  if (ts.isBinaryExpression(parent) && parent.left === node) {
    const { kind } = parent.operatorToken;
    if (equalityOf(kind) !== null && isNothing(parent.right)) {
      return parent.right.kind === ts.SyntaxKind.NullKeyword
        ? [replace(file, rangeOf(parent.right), "undefined")]
        : null;
    }
    if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken) {
      return [
        replace(
          file,
          rangeOf(node),
          ...text.error,
          isFailureProven(node, names) ? `.${MESSAGE}` : `?.${MESSAGE}`,
        ),
      ];
    }
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return null;
  }
  if (isFailureProven(node, names) && !hasOptionalChain(node))
    return [replace(file, rangeOf(node), ...text.error, `.${MESSAGE}`)];
  if (ts.isBinaryExpression(parent) && isComparedWithText(parent))
    return [replace(file, rangeOf(node), ...text.error, `?.${MESSAGE}`)];
  if (
    ts.isPropertyAccessExpression(parent) &&
    parent.expression === node &&
    parent.questionDotToken
  ) {
    return [
      replace(file, rangeOf(node), ...text.error, `?.${MESSAGE}`),
      replace(file, rangeOf(parent.questionDotToken), "."),
    ];
  }
  return [
    replace(file, rangeOf(node), ...parenthesized(node, [...text.error, `?.${MESSAGE} ?? null`])),
  ];
}

/** Neither null nor undefined is a text, so that either may stand for no error here. */
function isComparedWithText(node: ts.BinaryExpression): boolean {
  return (
    equalityOf(node.operatorToken.kind) !== null &&
    (ts.isStringLiteralLike(node.right) || ts.isStringLiteralLike(node.left))
  );
}

function hasOptionalChain(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && node.questionDotToken !== undefined;
}

/** Keeps an operator's text together where its place would take it apart. */
function parenthesized(node: ts.Expression, pieces: readonly Piece[]): readonly Piece[] {
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
    const { kind } = parent.operatorToken;
    const isAssignment =
      kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return !isUnary && !isAssignment && kind !== ts.SyntaxKind.CommaToken;
  }
  return (
    ts.isPrefixUnaryExpression(parent) ||
    ts.isAwaitExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isSpreadElement(parent)
  );
}
