import { ts } from "ts-morph";
import { isExported } from "../../models/is-exported.ts";
import { isAssignmentOperator } from "../../program/is-assigned.ts";
import type { Machine } from "../machine.ts";

/** How many names are followed that a result is given one after the other. */
const DEPTH = 3;

/**
 * Whether code may wait for what a call gives, and so be thrown what that is rejected with. What is only used at once,
 * as `chalk.red(text)` is, fails before any service can have answered.
 */
export function isWaitedFor(machine: Machine, node: ts.Node, depth = 0): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && TEXTS.test(parent.name.text)) return false;
  if (isPassedOn(node)) return isWaitedFor(machine, parent, depth);
  if (ts.isCallExpression(parent)) {
    if (parent.expression === node) return isHandled(node) || isWaitedFor(machine, parent, depth);
    return isTakenIn(machine, node, parent, depth);
  }
  const around = listedBy(node);
  if (around) return isWaitedFor(machine, around, depth);
  const name = nameGiven(node);
  return name ? isNameWaitedFor(machine, name, depth) : !isUsedAtOnce(node);
}

/** What comes of a list, or of anything, that is no promise any more. */
const TEXTS = /^(?:join|toString|length)$/;

/** `dayjs(date).format()`, `(find(list) ?? first).name`, `[text]`: what stands around has the value, or what is made of it. */
function isPassedOn(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isSpreadElement(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.expression === node) ||
    (ts.isElementAccessExpression(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && CHOICES.has(parent.operatorToken.kind))
  );
}

const CHOICES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.CommaToken,
]);

/** `request.then(…)`, `.catch(…)`: what it is rejected with is asked for. */
function isHandled(callee: ts.Node): boolean {
  return ts.isPropertyAccessExpression(callee) && /^(?:then|catch|finally)$/.test(callee.name.text);
}

/** `console.log(text)` waits for nothing, `lines.push(text)` puts it under a name, and functions that are followed may do anything. */
function isTakenIn(
  machine: Machine,
  given: ts.Node,
  call: ts.CallExpression,
  depth: number,
): boolean {
  const { expression: callee } = call;
  if (/^(?:console\.\w+|process\.std(?:out|err)\.write)$/.test(callee.getText())) return false;
  const list = listPushedTo(callee);
  if (list) return isNameWaitedFor(machine, list, depth);
  const callees = [...(machine.latest.get(callee) ?? [])];
  const isFollowed = callees.length === 0 || callees.some(({ kind }) => kind !== "unknown");
  return isFollowed || ts.isFunctionLike(given) || isWaitedFor(machine, call, depth);
}

/** `lines` of `lines.push`. */
function listPushedTo(callee: ts.Expression): ts.Identifier | null {
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== "push") return null;
  return ts.isIdentifier(callee.expression) ? callee.expression : null;
}

/** The call of a method of lists for which a function gives the value that it ends with: `habits.map((habit) => chalk.red(habit.id))`. */
function listedBy({ parent }: ts.Node): ts.CallExpression | null {
  if (!ts.isArrowFunction(parent) || !ts.isCallExpression(parent.parent)) return null;
  const { expression: callee } = parent.parent;
  const isListed = ts.isPropertyAccessExpression(callee) && LISTED.test(callee.name.text);
  return isListed && !parent.modifiers ? parent.parent : null;
}

const LISTED = /^(?:map|flatMap|forEach|filter|find|some|every|sort|toSorted)$/;

/** The name that is given a value. */
function nameGiven(node: ts.Node): ts.Identifier | null {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent)) return ts.isIdentifier(parent.name) ? parent.name : null;
  if (ts.isForOfStatement(parent) && !parent.awaitModifier) {
    const { initializer: items } = parent;
    const name = ts.isVariableDeclarationList(items) ? items.declarations[0]?.name : items;
    return name && ts.isIdentifier(name) ? name : null;
  }
  if (!ts.isBinaryExpression(parent) || parent.right !== node) return null;
  return isAssignmentOperator(parent.operatorToken) && ts.isIdentifier(parent.left)
    ? parent.left
    : null;
}

function isNameWaitedFor(machine: Machine, name: ts.Identifier, depth: number): boolean {
  const binding = machine.program.moduleOf(name).scopes.resolve(name);
  if (depth === DEPTH || !binding || isExportedName(binding.node)) return true;
  return binding.references.some(
    (each) => each !== binding.node && isWaitedFor(machine, each, depth + 1),
  );
}

/** Whether other modules may see a name. */
const isExportedName = (name: ts.Identifier): boolean =>
  isExported(name.getSourceFile(), name.text);

/** Whether all that comes of a value is made of it where it stands: a text, a number, a choice, or nothing. */
function isUsedAtOnce(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isExpressionStatement(parent) ||
    ts.isTemplateSpan(parent) ||
    isOperand(node) ||
    ts.isPrefixUnaryExpression(parent) ||
    ts.isTypeOfExpression(parent) ||
    ts.isVoidExpression(parent) ||
    ts.isIfStatement(parent) ||
    ts.isWhileStatement(parent) ||
    ts.isConditionalExpression(parent) ||
    (ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent))
  );
}

/** Whether a value is calculated with, or compared, rather than written to something. */
function isOperand(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent)) return false;
  const { left, operatorToken } = parent;
  const isText = operatorToken.kind === ts.SyntaxKind.PlusEqualsToken;
  return left === node || isText || !isAssignmentOperator(operatorToken);
}
