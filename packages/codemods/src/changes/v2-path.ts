import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { isNothing } from "../program/equality.ts";
import { isChoice } from "../program/is-choice.ts";

/** A v2 member as it is written behind a dot: `goals[0].value`, guarded: `goals?.[0]?.value`. */
export function writePath(path: FieldPath, guarded: boolean, indexAssertion = ""): string {
  let text = "";
  for (const step of path) {
    const mark = guarded && text !== "" ? "?." : "";
    if (typeof step === "number") text += guarded ? `?.[${step}]` : `[${step}]${indexAssertion}`;
    else text += text === "" ? step : `${mark || "."}${step}`;
  }
  return text;
}

/** Whether the code expects that the value may be absent: a fallback, a test, or an optional type. */
export function expectsAbsence(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return isFallback(parent, node) || isAbsenceTest(parent, node);
  if (ts.isParenthesizedExpression(parent)) return expectsAbsence(parent);
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  return ts.isIfStatement(parent) && parent.expression === node;
}

function isFallback(parent: ts.BinaryExpression, node: ts.Expression): boolean {
  const { kind } = parent.operatorToken;
  return parent.left === node && (isChoice(kind) || kind === ts.SyntaxKind.AmpersandAmpersandToken);
}

function isAbsenceTest(parent: ts.BinaryExpression, node: ts.Expression): boolean {
  const other = parent.left === node ? parent.right : parent.left;
  return isNothing(other) && parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken;
}
