import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Piece } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import { isNothing } from "../../program/equality.ts";

const [, CODE = ""] = envelope.error.code;
const [, MESSAGE = ""] = envelope.error.message;
const [, DETAILS = ""] = envelope.error.details;

/** The error of v2 with a text for its message. */
export function errorObject(message: readonly Piece[]): readonly Piece[] {
  return [`{ ${CODE}: ${quoted("UNKNOWN")}, ${MESSAGE}: `, ...message, `, ${DETAILS}: [] }`];
}

/** An object, or one where there was an error and nothing where there was none. */
export function isErrorObject(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isErrorObject(node.expression);
  if (!ts.isConditionalExpression(node)) return ts.isObjectLiteralExpression(node);
  const branches = [node.whenTrue, node.whenFalse];
  return (
    branches.some(isErrorObject) && branches.every((each) => isNothing(each) || isErrorObject(each))
  );
}
