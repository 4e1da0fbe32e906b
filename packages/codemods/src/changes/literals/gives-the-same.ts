import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isAssignmentOperator } from "../../program/is-assigned.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import type { FunctionNode } from "../../provenance/value.ts";

/** Whether an expression can be written twice: a name, or a call of functions that only make what they give. */
export function givesTheSame(facts: Facts, node: ts.Expression): boolean {
  if (!ts.isCallExpression(node)) return isRepeatable(node);
  const callees = [...facts.seen(node.expression)];
  return (
    isRepeatable(node.expression) &&
    node.arguments.every(isRepeatable) &&
    callees.length > 0 &&
    callees.every((callee) => callee.kind === "function" && onlyMakes(facts, callee.node))
  );
}

/** Whether a function changes nothing, and calls nothing of the program that might. */
function onlyMakes(facts: Facts, { body }: FunctionNode): boolean {
  const acts = (node: ts.Node): boolean =>
    ts.isAwaitExpression(node) ||
    ts.isYieldExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isDeleteExpression(node) ||
    isUpdate(node) ||
    (ts.isCallExpression(node) && !isOfPlatform(facts, node)) ||
    (ts.forEachChild(node, acts) ?? false);
  return body !== undefined && !acts(body);
}

function isUpdate(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return isAssignmentOperator(node.operatorToken);
  const isUnary = ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node);
  return (
    isUnary &&
    (node.operator === ts.SyntaxKind.PlusPlusToken ||
      node.operator === ts.SyntaxKind.MinusMinusToken)
  );
}

function isOfPlatform(facts: Facts, { expression }: ts.CallExpression): boolean {
  const callees = [...facts.seen(expression)];
  return callees.length > 0 && callees.every(({ kind }) => kind === "native");
}
