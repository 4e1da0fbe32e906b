import { ts } from "ts-morph";
import { comparedWith, isNothing } from "./equality.ts";
import { isAssignmentOperator } from "./is-assigned.ts";
import { isChoice } from "./is-choice.ts";
import { isTested } from "./is-tested.ts";
import { referencesTo, type WithProgram } from "./references-to.ts";

/**
 * Whether what is looked up by a name, where it is, goes into another object under that name, or is asked whether it is
 * there: `if (source[key] !== undefined) copy[key] = source[key]`. v2 has an object there, which can be copied as what
 * v1 had can, but neither shown nor compared.
 */
export function isOnlyCopied(within: WithProgram, key: ts.Node): boolean {
  const { parent } = key;
  const isLookUp = ts.isElementAccessExpression(parent) && parent.argumentExpression === key;
  return !isLookUp || isCopied(within, parent);
}

function isCopied(within: WithProgram, node: ts.Expression): boolean {
  const { parent } = node;
  if (
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isNonNullExpression(parent)
  )
    return isCopied(within, parent);
  if (ts.isPropertyAssignment(parent)) return ts.isComputedPropertyName(parent.name);
  if (ts.isArrayLiteralExpression(parent)) return parent.elements.length === 2;
  if (ts.isVariableDeclaration(parent)) return isKeptToCopy(within, parent);
  if (ts.isBinaryExpression(parent) && isPut(parent, node)) return true;
  return (
    isTested(node) ||
    isAskedWhetherThere(node) ||
    ts.isTypeOfExpression(parent) ||
    ts.isDeleteExpression(parent)
  );
}

/** `copy[key] = source[key]`, on either side; `source[key] ?? …` is put there as well. */
function isPut(parent: ts.BinaryExpression, node: ts.Expression): boolean {
  const { left, operatorToken } = parent;
  if (isAssignmentOperator(operatorToken))
    return left === node || ts.isElementAccessExpression(left);
  const { parent: outer } = parent;
  return isChoice(operatorToken.kind) && ts.isBinaryExpression(outer) && isPut(outer, parent);
}

/** `source[key] !== undefined`, `source[key] == null` */
function isAskedWhetherThere(node: ts.Expression): boolean {
  const other = comparedWith(node);
  return other !== null && isNothing(other);
}

/** `const value = source[key]` */
function isKeptToCopy(within: WithProgram, { name }: ts.VariableDeclaration): boolean {
  return (
    ts.isIdentifier(name) &&
    referencesTo(within, name).every((use) => use === name || isCopied(within, use))
  );
}
