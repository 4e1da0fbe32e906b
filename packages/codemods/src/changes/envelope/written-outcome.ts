import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isNothing } from "../../program/equality.ts";
import { isAssignmentOperator } from "../../program/is-assigned.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { ERROR_MESSAGE, SUCCESS_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { errorObject, isErrorObject } from "./error-object.ts";

const ERROR = envelope.error.member;

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

/** The assignment that a member of an envelope is set by; null where it is only read. */
export function assignmentOf(node: Access): ts.BinaryExpression | null {
  const { parent } = node;
  return ts.isBinaryExpression(parent) &&
    parent.left === node &&
    isAssignmentOperator(parent.operatorToken)
    ? parent
    : null;
}

/** `reply.error = text` and `reply.success = true`, which v2 has in one object; null where nothing is to change. */
export function proposeWritten(
  facts: Facts,
  node: Access,
  name: string,
  base: Omit<Proposal, "change" | "message" | "edits">,
): Proposal | null {
  const assignment = assignmentOf(node);
  if (!assignment) return null;
  const isError = name === ERROR;
  const told = isError
    ? { ...base, change: envelope.error.change, message: ERROR_MESSAGE }
    : { ...base, change: envelope.success.change, message: SUCCESS_MESSAGE };
  if (isError && isV2Already(assignment)) return null;
  const edits = isPlain(assignment)
    ? isError
      ? writtenError(facts, assignment)
      : writtenSuccess(node, assignment)
    : null;
  return edits
    ? { ...told, edits: [edits] }
    : { ...told, edits: null, confidence: "manual", reason: "the program sets it by itself" };
}

/** Whether what is set has its place in v2 as it is: nothing, or an object. */
function isV2Already({ operatorToken, right }: ts.BinaryExpression): boolean {
  return (
    operatorToken.kind !== ts.SyntaxKind.PlusEqualsToken &&
    (isNothing(right) || isErrorObject(right))
  );
}

/** Whether nothing else is done with what is set. */
function isPlain({ operatorToken, parent }: ts.BinaryExpression): boolean {
  return operatorToken.kind === ts.SyntaxKind.EqualsToken && ts.isExpressionStatement(parent);
}

function writtenError(facts: Facts, { right }: ts.BinaryExpression): Edit | null {
  const value = rangeOf(right);
  const file = pathOf(right);
  if (isText(facts, right)) return replace(file, value, ...errorObject([value]));
  if (!isRepeatable(right)) return null;
  const absent: readonly Piece[] = ["(", value, ") == null ? undefined : "];
  return replace(file, value, ...absent, ...errorObject([value]));
}

/** Whether an expression is surely no null. */
function isText(facts: Facts, node: ts.Expression): boolean {
  const values = [...facts.seen(node)];
  return (
    values.length > 0 &&
    values.every((value) => value.kind === "text" || (value.kind === "plain" && !value.nullish))
  );
}

/** What succeeds has no error any more; what fails has one that tells nothing, but where the text is set beside it. */
function writtenSuccess(node: Access, { right, parent }: ts.BinaryExpression): Edit | null {
  const file = pathOf(node);
  const error: readonly Piece[] = [rangeOf(node.expression), `.${ERROR}`];
  if (right.kind === ts.SyntaxKind.TrueKeyword)
    return replace(file, rangeOf(parent), ...error, " = undefined", ending(parent));
  if (right.kind !== ts.SyntaxKind.FalseKeyword) return null;
  return isErrorBeside(node, parent)
    ? replace(file, withSpace(parent), "")
    : replace(file, rangeOf(parent), ...error, " ??= ", ...errorObject(["''"]), ending(parent));
}

function ending(statement: ts.Node): string {
  return statement.getText().endsWith(";") ? ";" : "";
}

/** A statement and the space behind it, so that no gap is left. */
function withSpace(statement: ts.Node): { readonly start: number; readonly end: number } {
  const { start, end } = rangeOf(statement);
  const rest = statement.getSourceFile().text.slice(end);
  return { start, end: end + (/^[ \t]*(?:\r?\n[ \t]*)?/.exec(rest)?.[0].length ?? 0) };
}

/** Whether the same list of statements sets the text, too. */
function isErrorBeside(node: Access, statement: ts.Node): boolean {
  const list = statement.parent;
  if (!ts.isBlock(list) && !ts.isSourceFile(list)) return false;
  return list.statements.some(
    (each) =>
      ts.isExpressionStatement(each) &&
      ts.isBinaryExpression(each.expression) &&
      each.expression.left.getText() === `${node.expression.getText()}.${ERROR}`,
  );
}
