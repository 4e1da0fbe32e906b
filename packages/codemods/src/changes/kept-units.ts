import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { knownText } from "../provenance/text.ts";
import { becomesV2 } from "./becomes-v2.ts";
import { literalOf } from "./key-uses.ts";
import { isRepeatable } from "./outgoing-value.ts";
import { pathOf } from "./receiver.ts";
import { typedUnits } from "./typed-units.ts";

/**
 * Whether a text of v1 comes to an expression from the program itself too, and stays what it is there: the
 * `'times'` that an empty form begins with.
 */
export function isKept(facts: Facts, node: ts.Expression, text: string): boolean {
  if (defaultOf(facts, node) === text) return true;
  return [...facts.seen(node)].some(
    (value) => knownText(value) === text && !isMapped(facts, literalOf(value)),
  );
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
  if (ts.isArrayLiteralExpression(parent))
    return insert(pathOf(literal), literal.getStart(), `${text}, `);
  if (!ts.isPropertyAssignment(parent) || !isRepeatable(parent.initializer)) return null;
  const { initializer } = parent;
  return insert(pathOf(literal), literal.getStart(), `${text}: ${initializer.getText()}, `);
}
