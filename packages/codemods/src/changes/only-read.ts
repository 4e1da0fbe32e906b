import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { isAssigned } from "../program/is-assigned.ts";
import { referencesTo } from "../program/references-to.ts";

/** Methods of lists that call a function with each item, and those of them that give items back. */
const EACH = /^(?:map|forEach|flatMap|filter|find|findLast|some|every)$/;
const GIVES = /^(?:filter|find|findLast|at|slice|toReversed)$/;

/**
 * Whether an object, or the objects of a list, are only read by the names of their members: nothing compares, changes,
 * shows or hands on the whole.
 */
export function isOnlyRead(facts: Facts, node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent))
    return isOnlyRead(facts, parent);
  if (ts.isExpressionStatement(parent)) return true;
  if (ts.isSpreadElement(parent))
    return ts.isArrayLiteralExpression(parent.parent) && isOnlyRead(facts, parent.parent);
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return isMemberRead(facts, parent);
  if (ts.isElementAccessExpression(parent) && parent.expression === node)
    return ts.isNumericLiteral(parent.argumentExpression) && isOnlyRead(facts, parent);
  if (ts.isForOfStatement(parent))
    return parent.expression === node && isLoopOnlyReading(facts, parent);
  return ts.isVariableDeclaration(parent) && isNameOnlyRead(facts, parent.name);
}

function isMemberRead(facts: Facts, access: ts.PropertyAccessExpression): boolean {
  const { parent, name } = access;
  return ts.isCallExpression(parent) && parent.expression === access
    ? isReadBy(facts, parent, name.text)
    : !isAssigned(access) && !ts.isDeleteExpression(parent);
}

function isLoopOnlyReading(facts: Facts, { initializer }: ts.ForOfStatement): boolean {
  return (
    ts.isVariableDeclarationList(initializer) &&
    initializer.declarations.every(({ name }) => isNameOnlyRead(facts, name))
  );
}

/** Whether a method of a list, and the function that it is given, only read the items. */
function isReadBy(facts: Facts, call: ts.CallExpression, method: string): boolean {
  const [callback] = call.arguments;
  if (EACH.test(method)) {
    const isFunction =
      callback && (ts.isArrowFunction(callback) || ts.isFunctionExpression(callback));
    // The third parameter is the list.
    if (!isFunction || callback.parameters.length > 2) return false;
    const [item] = callback.parameters;
    if (item && !isNameOnlyRead(facts, item.name)) return false;
    return !GIVES.test(method) || isOnlyRead(facts, call);
  }
  return GIVES.test(method) && isOnlyRead(facts, call);
}

function isNameOnlyRead(facts: Facts, name: ts.BindingName): boolean {
  if (ts.isIdentifier(name))
    return referencesTo(facts, name).every((use) => isOnlyRead(facts, use));
  if (ts.isObjectBindingPattern(name))
    return !name.elements.some(({ dotDotDotToken }) => dotDotDotToken);
  return name.elements.every(
    (each) =>
      ts.isOmittedExpression(each) || (!each.dotDotDotToken && isNameOnlyRead(facts, each.name)),
  );
}
