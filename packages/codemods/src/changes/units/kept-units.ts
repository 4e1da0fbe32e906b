import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { MoveMapping } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { comparedWith, equalityOf } from "../../program/equality.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { knownText } from "../../provenance/text/text.ts";
import { isNullish } from "../../provenance/value.ts";
import { literalOf } from "../key-uses.ts";
import { mappedAt } from "../mapped-members.ts";
import { mappedText } from "../mapped-text.ts";
import { isOfAnotherService, pathOf } from "../receiver.ts";
import { becomesV2 } from "./becomes-v2.ts";
import { typedUnits } from "./typed-units.ts";

/**
 * Whether a text of v1 comes to an expression from the program itself or another service too, and stays what it is
 * there: the `'times'` that an empty form begins with.
 */
export function isKept(facts: Facts, node: ts.Expression, text: string): boolean {
  if (defaultOf(facts, node) === text) return true;
  return [...facts.seen(node)].some(
    (value) =>
      isOfAnotherService(facts, value) ||
      (knownText(value) === text && !isMapped(facts, literalOf(value))),
  );
}

/** Whether what something is looked up by may be a unit that is no habit's, as of data of the program's own. */
export function mayBeOthers(facts: Facts, key: ts.Expression): boolean {
  if (mappedAt(facts, key)) return false;
  return [...facts.seen(key)].some((value) => !isNullish(value) && knownText(value) === null);
}

/** The text that a variable of a pattern has where nothing is there to take: `{ unit = 'times' }`. */
function defaultOf(facts: Facts, node: ts.Expression): string | null {
  if (!ts.isIdentifier(node)) return null;
  const declared = facts.program.moduleOf(node).scopes.resolve(node)?.node.parent;
  const initializer = declared && ts.isBindingElement(declared) ? declared.initializer : undefined;
  return initializer && ts.isStringLiteralLike(initializer) ? initializer.text : null;
}

/** Whether a literal becomes v2 itself: by where it stands, or by the type it is given to. */
export function isMapped(facts: Facts, literal: ts.Node | null): boolean {
  return literal !== null && (becomesV2(facts, literal) || typedUnits(facts).has(literal));
}

/** `unit === 'rep' || unit === 'times'`; null where the expression cannot be asked twice. */
export function eitherEdits(
  node: ts.Expression,
  literal: ts.StringLiteralLike,
  text: string,
): readonly Edit[] | null {
  const file = pathOf(literal);
  const { parent } = literal;
  if (ts.isCaseClause(parent))
    return [replace(file, rangeOf(literal), `${text}: case ${literal.getText()}`)];
  if (!ts.isBinaryExpression(parent) || !isRepeatable(node)) return null;
  const operator = parent.operatorToken.getText();
  const joint = operator.startsWith("!") ? "&&" : "||";
  const other = `${node.getText()} ${operator} ${literal.getText()}`;
  const [open, close] = isCondition(parent) ? ["", ""] : ["(", ")"];
  return [
    insert(file, parent.getStart(), open),
    replace(file, rangeOf(literal), text),
    insert(file, parent.getEnd(), ` ${joint} `, other, close),
  ];
}

/** Whether what v2 calls a unit stands beside it already: `unit === 'rep' || unit === 'times'`, `case 'rep': case 'times':`. */
export function isBesideItsOwn(literal: ts.Node, to: string): boolean {
  const { parent } = literal;
  if (ts.isCaseClause(parent)) {
    const { clauses } = parent.parent;
    const before = clauses[clauses.indexOf(parent) - 1];
    return before !== undefined && ts.isCaseClause(before) && isText(before.expression, to);
  }
  if (isTranslated(parent, to)) return true;
  const before = comparisonBefore(parent);
  if (!before || !ts.isBinaryExpression(parent)) return false;
  const asked = parent.left === literal ? parent.right : parent.left;
  const other = isText(before.left, to) ? before.right : before.left;
  const isFirst = isText(before.left, to) || isText(before.right, to);
  return isFirst && bareExpression(other).getText().startsWith(objectOf(asked).getText());
}

/** `unit === 'times' ? 'rep' : unit`, which gives what v2 has for either. */
function isTranslated(comparison: ts.Node, to: string): boolean {
  const { parent } = comparison;
  return (
    ts.isBinaryExpression(comparison) &&
    equalityOf(comparison.operatorToken.kind) === true &&
    ts.isConditionalExpression(parent) &&
    parent.condition === comparison &&
    isText(parent.whenTrue, to) &&
    parent.whenFalse.getText() === comparison.left.getText()
  );
}

/** Whether a read is the half that asks for what the program itself keeps, beside one that asks v2's: it stays. */
export function isKeptBeside(facts: Facts, node: ts.Expression, mapping: MoveMapping): boolean {
  const before = mapping.values ? comparisonBefore(node.parent) : null;
  const other = before ? comparedWith(node) : null;
  const to = other && ts.isStringLiteralLike(other) ? mappedText(facts, mapping, other.text) : null;
  if (!before || !other || to === null || !isBesideItsOwn(other, to)) return false;
  return before.left.getText() !== node.getText() && before.right.getText() !== node.getText();
}

/** The comparison that stands before another one, where either suffices: `unit === 'rep' || unit === 'times'`. */
function comparisonBefore(node: ts.Node): ts.BinaryExpression | null {
  const { parent } = node;
  if (!ts.isBinaryExpression(node) || !ts.isBinaryExpression(parent)) return null;
  const joint = equalityOf(node.operatorToken.kind)
    ? ts.SyntaxKind.BarBarToken
    : ts.SyntaxKind.AmpersandAmpersandToken;
  const { left, right, operatorToken } = parent;
  if (right !== node || operatorToken.kind !== joint || !ts.isBinaryExpression(left)) return null;
  const before = left.operatorToken.kind === joint ? left.right : left;
  const isAlike =
    ts.isBinaryExpression(before) && before.operatorToken.kind === node.operatorToken.kind;
  return isAlike ? before : null;
}

/** What a member is read of: v2 has the unit deeper in it. */
function objectOf(node: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(node) ? node.expression : node;
}

function isText(node: ts.Expression, text: string): boolean {
  return ts.isStringLiteralLike(node) && node.text === text;
}

/** Whether a choice can stand where a comparison stood, without parentheses. */
function isCondition(node: ts.Expression): boolean {
  const { parent } = node;
  return (
    ts.isParenthesizedExpression(parent) ||
    ts.isIfStatement(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition === node)
  );
}

/** `{ times: '×' }` → `{ rep: '×', times: '×' }`; null where what stands there cannot be written twice. */
export function besideEdit(literal: ts.Node, text: string): Edit | null {
  const { parent } = literal;
  const file = pathOf(literal);
  if (ts.isArrayLiteralExpression(parent)) {
    if (!isPair(parent)) return insert(file, literal.getStart(), `${text}, `);
    const [, value] = parent.elements;
    if (!value || !isPlain(value)) return null;
    return insert(file, parent.getStart(), `[${text}, ${value.getText()}], `);
  }
  if (!ts.isPropertyAssignment(parent) || !isPlain(parent.initializer)) return null;
  return insert(file, literal.getStart(), `${text}: ${parent.initializer.getText()}, `);
}

/** Whether a list is a pair of those that a map is made of. */
function isPair({ parent }: ts.ArrayLiteralExpression): boolean {
  return ts.isArrayLiteralExpression(parent) && ts.isNewExpression(parent.parent);
}

/** Whether evaluating an expression twice gives the same, and does nothing. */
function isPlain(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  return isRepeatable(node);
}
