import { ts } from "ts-morph";
import { conjuncts } from "../../program/conjuncts.ts";
import type { Program } from "../../program/program.ts";
import { initializerOf } from "../../validation/initializer-of.ts";
import { askedForList } from "./asked-list.ts";

/** `Array.isArray(list)`, and `isTexts(list)` of a function that says so: `(value): value is string[] => …`. */
export function asksForList(program: Program, node: ts.Expression): ts.CallExpression | null {
  const { parent } = node;
  const call = askedForList(node);
  if (call || !ts.isCallExpression(parent)) return call;
  const isOnly = parent.arguments.length === 1 && parent.arguments[0] === node;
  return isOnly && ts.isIdentifier(parent.expression) && tellsLists(program, parent.expression)
    ? parent
    : null;
}

function tellsLists(program: Program, name: ts.Identifier): boolean {
  const guard = initializerOf(program, name);
  const type = guard && ts.isFunctionLike(guard) ? guard.type : undefined;
  if (!type || !ts.isTypePredicateNode(type) || type.assertsModifier) return false;
  return type.type !== undefined && isListType(type.type);
}

function isListType(type: ts.TypeNode): boolean {
  if (ts.isTypeOperatorNode(type)) return isListType(type.type);
  const isNamed =
    ts.isTypeReferenceNode(type) && /^(?:Readonly)?Array$/.test(type.typeName.getText());
  return ts.isArrayTypeNode(type) || isNamed;
}

/**
 * What asks the items of a list one by one behind what asks whether it is one, with the sign before it:
 * `Array.isArray(list) && list.every(isText)`. A number has no items to be asked.
 */
export function askedItems(program: Program, node: ts.Expression): ts.TextRange | null {
  const { parent: method } = node;
  if (!ts.isPropertyAccessExpression(method) || method.name.text !== "every") return null;
  const asked = method.parent;
  const { parent: both } = asked;
  if (!ts.isCallExpression(asked) || !ts.isBinaryExpression(both) || both.right !== asked)
    return null;
  const text = node.getText();
  const isBehind = conjuncts(both.left).some((each) => {
    const [list] = ts.isCallExpression(each) ? each.arguments : [];
    return list?.getText() === text && asksForList(program, list) !== null;
  });
  const isAnd = both.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd && isBehind ? { pos: both.left.getEnd(), end: asked.getEnd() } : null;
}
