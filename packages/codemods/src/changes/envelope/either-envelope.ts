import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { equalityOf, isNothing } from "../../program/equality.ts";
import { hasFallback } from "../../program/is-choice.ts";
import { isTested } from "../../program/is-tested.ts";
import type { Values } from "../../provenance/value.ts";
import { pathOf } from "../receiver.ts";
import { MESSAGE } from "./error-text.ts";

const SUCCESS = envelope.success.member;
const ERROR = envelope.error.member;

/** `(result.success ?? !result.error)`: what is no service of v2 still says it; null where that is written already. */
export function eitherSuccess(
  node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
): Edit | null {
  const { parent } = node;
  const error = `!${node.expression.getText()}.${ERROR}`;
  const isWritten = ts.isBinaryExpression(parent) && parent.right.getText() === error;
  return isWritten ? null : replace(pathOf(node), rangeOf(node), `(${node.getText()} ?? ${error})`);
}

/** The text of an error that is one already, or has one; null where a place needs none, or has it already. */
export function eitherError(node: ts.Expression): Edit | null {
  const { parent } = node;
  const file = pathOf(node);
  if (isTested(node) || isWrittenError(node)) return null;
  if (ts.isBinaryExpression(parent) && parent.left === node) {
    const { kind } = parent.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return null;
    const equality = equalityOf(kind);
    if (equality !== null && isNothing(parent.right))
      return replace(file, rangeOf(parent.operatorToken), equality ? "==" : "!=");
  }
  const text = node.getText();
  const chosen = `typeof ${text} === ${quoted("string")} ? ${text} : ${text}?.${MESSAGE}`;
  return replace(file, rangeOf(node), hasFallback(node) ? `(${chosen})` : `(${chosen} ?? null)`);
}

/** `typeof error === 'string' ? error : error?.message`, as it is written here. */
function isWrittenError(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isTypeOfExpression(parent)) return true;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === MESSAGE;
  return (
    ts.isConditionalExpression(parent) &&
    parent.whenTrue === node &&
    parent.condition.getText().startsWith(`typeof ${node.getText()} `)
  );
}

/** Whether a declared type says that each answer that comes here, whoever gives it, has `success`. */
export function claimsSuccess(facts: Facts, receivers: Values): boolean {
  return [...receivers].some((value) => {
    if (value.kind !== "typed") return false;
    const structure = facts.machine.types.expand(value.type);
    return structure.is === "object" && structure.members.get(SUCCESS)?.optional === false;
  });
}

/** `if (!success) throw …`: whatever is no failure has it, as the code takes nothing else for an answer. */
export function isGuard(node: ts.Expression): boolean {
  let at: ts.Node = node;
  let holds = true;
  while (ts.isExpression(at.parent) && !ts.isConditionalExpression(at.parent)) {
    at = at.parent;
    if (ts.isPrefixUnaryExpression(at)) holds = at.operator !== ts.SyntaxKind.ExclamationToken;
    else if (!ts.isParenthesizedExpression(at) && !isOr(at)) return false;
  }
  return !holds && ts.isIfStatement(at.parent) && throws(at.parent.thenStatement);
}

function isOr(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.BarBarToken;
}

function throws(node: ts.Statement): boolean {
  if (!ts.isBlock(node)) return ts.isThrowStatement(node);
  const last = node.statements.at(-1);
  return last !== undefined && ts.isThrowStatement(last);
}
