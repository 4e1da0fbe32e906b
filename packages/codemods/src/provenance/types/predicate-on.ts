import { ts } from "ts-morph";
import type { Program } from "../../program/program.ts";
import { initializerOf } from "../../validation/initializer-of.ts";

/** How many names are followed from what a guard reads to what it is given. */
const STEPS = 4;

/** What the function around an expression says of the value that the expression starts from: `value is Habit`. */
export function predicateOn(
  program: Program,
  node: ts.Expression,
  steps = STEPS,
): ts.TypePredicateNode | null {
  const start = startOf(node);
  if (!ts.isIdentifier(start)) return null;
  const around = ts.findAncestor(start, ts.isFunctionLike);
  const predicate = around?.type;
  if (!predicate || !ts.isTypePredicateNode(predicate)) return null;
  if (start.text === predicate.parameterName.getText()) return predicate;
  const from = steps > 0 ? initializerOf(program, start) : null;
  return from && ts.isExpression(from) ? predicateOn(program, from, steps - 1) : null;
}

/** `value` of `(value as Habit).goals[0]`. */
function startOf(node: ts.Expression): ts.Expression {
  const isOuter =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node);
  return isOuter ? startOf(node.expression) : node;
}
