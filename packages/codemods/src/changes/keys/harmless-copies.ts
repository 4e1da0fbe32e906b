import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import { isJustDeclared } from "../../facts/value-origin.ts";
import { isAssigned } from "../../program/is-assigned.ts";
import { isChoice } from "../../program/is-choice.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { isNullish, isSite, type Value, type Values } from "../../provenance/value.ts";
import { isOnlyRead } from "../only-read.ts";
import { itemsOf } from "./keyed-call.ts";

/** Methods that change the list that they are called on. */
const CHANGES = /^(?:sort|reverse|push|pop|shift|unshift|splice|fill|copyWithin)$/;

/**
 * Whether nobody can tell copies from what they are made of: the function that a call gives them to only reads them
 * and hands them back, and where it was called they are read member by member.
 */
export function areCopiesHarmless(facts: Facts, call: ts.CallExpression, role: Role): boolean {
  return (
    onlyHandOn(facts, call.expression, role, new Set()) &&
    ([...facts.seen(call)].every((value) => isOfScalars(facts, value)) || isOnlyRead(facts, call))
  );
}

/** Whether a value is no object, and no list of any. */
function isOfScalars(facts: Facts, value: Value): boolean {
  if (value.kind === "plain" || value.kind === "text" || isNullish(value)) return true;
  const items = isSite(value, "array") ? itemsOf(facts, value) : [];
  return items.length > 0 && items.every((item) => isOfScalars(facts, item));
}

/** Whether a payload, or a list of some, may be among values. */
function mayBePayloads(facts: Facts, values: Values, role: Role): boolean {
  return [...values]
    .flatMap((value) => [value, ...itemsOf(facts, value)])
    .some((value) => facts.roles.roleOf(value).has(role));
}

/** Whether the functions that are called do no more with payloads than to read, to hand on and to give them back. */
function onlyHandOn(facts: Facts, callee: ts.Expression, role: Role, known: Set<ts.Node>): boolean {
  // What a type says stands for what is known to come there.
  const called = [...facts.seen(callee)].filter(
    (value) => value.kind !== "typed" && !isNullish(value) && !isJustDeclared(value),
  );
  return (
    called.length > 0 &&
    called.every((value) => {
      if (value.kind !== "function" || value.context.module.isModel) return false;
      if (known.has(value.node)) return true;
      known.add(value.node);
      return nodesIn(value.node)
        .filter(ts.isIdentifier)
        .filter((name) => mayBePayloads(facts, facts.seen(name), role))
        .every((name) => isHandedOn(name, (inner) => onlyHandOn(facts, inner, role, known)));
    })
  );
}

function isHandedOn(node: ts.Expression, handsOn: (callee: ts.Expression) => boolean): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression !== node && handsOn(parent.expression);
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent))
    return parent.expression !== node || !isChanged(parent);
  if (ts.isForOfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return true;
  if (ts.isBinaryExpression(parent)) return isChoice(parent.operatorToken.kind);
  return (
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isSpreadElement(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isAsExpression(parent)
  );
}

/** Whether a member, or one within it, is written to or changed by a method. */
function isChanged(node: ts.Expression): boolean {
  const { parent } = node;
  if (isAssigned(node) || ts.isDeleteExpression(parent)) return true;
  if (ts.isCallExpression(parent) && parent.expression === node)
    return ts.isPropertyAccessExpression(node) && CHANGES.test(node.name.text);
  const isWithin =
    ts.isPropertyAccessExpression(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isParenthesizedExpression(parent);
  return isWithin && parent.expression === node && isChanged(parent);
}
