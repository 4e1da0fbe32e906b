import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { equalityOf, isNothing } from "../../program/equality.ts";
import { hasFallback } from "../../program/is-choice.ts";
import { isTested } from "../../program/is-tested.ts";
import { parenthesized } from "../parenthesized.ts";
import { pathOf } from "../receiver.ts";
import { isAskedFirst, nullWhereAsked } from "./asked-first.ts";
import type { EnvelopeNames } from "./envelope-names.ts";
import { ERROR_MEMBERS, type ErrorText, MESSAGE } from "./error-text.ts";
import { isOutcomeProven } from "./outcome-proof.ts";

/** The v1 error text at a place that reads it; null where the place needs no change or is v2 already. */
export function rewriteError(
  node: ts.Expression,
  text: ErrorText,
  names: EnvelopeNames,
): readonly Edit[] | null {
  const { parent } = node;
  const file = pathOf(node);
  if (isV2Read(node) || isTested(node)) return null;
  if (isAskedFirst(node)) return nullWhereAsked(node);
  if (ts.isNonNullExpression(parent))
    return [replace(file, rangeOf(parent), ...text.error, `!.${MESSAGE}`)];
  if (ts.isBinaryExpression(parent) && isComparedWithNothing(node, parent))
    return parent.right.kind === ts.SyntaxKind.NullKeyword
      ? [replace(file, rangeOf(parent.right), "undefined")]
      : null;
  const isProven = isOutcomeProven(node, "failure", names);
  if (isProven && (hasFallback(node) || !hasOptionalChain(node)))
    return [replace(file, rangeOf(node), ...text.error, `.${MESSAGE}`)];
  return possibleText(node, text.error);
}

/** The text of an error that may be absent. */
function possibleText(node: ts.Expression, error: readonly Piece[]): readonly Edit[] {
  const { parent } = node;
  const file = pathOf(node);
  const text: readonly Piece[] = [...error, `?.${MESSAGE}`];
  if (hasFallback(node) || (ts.isBinaryExpression(parent) && isComparedWithText(parent)))
    return [replace(file, rangeOf(node), ...text)];
  const chain = readFrom(node)?.questionDotToken;
  if (chain) return [replace(file, rangeOf(node), ...text), replace(file, rangeOf(chain), ".")];
  return [replace(file, rangeOf(node), ...parenthesized(node, [...text, " ?? null"]))];
}

/** The access that reads a member of an expression; null where none does. */
function readFrom(node: ts.Expression): ts.PropertyAccessExpression | null {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node ? parent : null;
}

function isV2Read(node: ts.Expression): boolean {
  const read = readFrom(node);
  return read !== null && ERROR_MEMBERS.has(read.name.text);
}

function isComparedWithNothing(node: ts.Expression, parent: ts.BinaryExpression): boolean {
  return (
    parent.left === node &&
    equalityOf(parent.operatorToken.kind) !== null &&
    isNothing(parent.right)
  );
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
