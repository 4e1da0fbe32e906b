import { ts } from "ts-morph";
import type { Binding } from "../../program/binding.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { FunctionNode, FunctionValue, Values } from "../value.ts";
import { NOTHING } from "../values.ts";
import { keepAmong } from "./keep-asked.ts";

/** Leaves in a frame what passes a condition, which stands in so many functions that ask each other. */
export type Assume = (condition: ts.Expression, frame: Frame, depth: number) => void;

/** How deep functions that ask others are followed: they may ask themselves. */
const DEPTH = 3;

/** `isHabit(thing)`, of a function that gives back `'streak' in thing`: leaves what passes that. */
export function keepGuarded(
  machine: Machine,
  call: ts.CallExpression,
  frame: Frame,
  depth: number,
  assume: Assume,
): void {
  // What a guard calls need not have run before.
  const callees =
    depth === 0
      ? (machine.latest.get(call.expression) ?? NOTHING)
      : machine.verbs.evaluate(call.expression, frame);
  const guard = onlyGuard(callees);
  if (!guard || depth >= DEPTH) return;
  for (const [at, asked] of call.arguments.entries()) {
    if (ts.isSpreadElement(asked)) return;
    if (ts.isIdentifier(asked))
      keepAmong(asked, frame, (values) => [...left(guard, at, new Set(values), depth, assume)]);
  }
}

/** What a function that is given to `filter` or `find` and asks for a member lets pass; null where it asks for none. */
export function guarded(callees: Values, values: Values, assume: Assume): Values | null {
  const guard = onlyGuard(callees);
  return guard && asksForMember(guard.condition) ? left(guard, 0, values, 0, assume) : null;
}

/** A function that only gives back what it asks. */
interface Guard {
  readonly callee: FunctionValue;
  readonly condition: ts.Expression;
}

function onlyGuard(callees: Values): Guard | null {
  const [callee, ...others] = callees;
  if (callee?.kind !== "function" || others.length > 0) return null;
  const condition = conditionOf(callee.node);
  return condition && { callee, condition };
}

/** Null where it does more, or gives back something later, which is there whatever it turns out to be. */
function conditionOf(node: FunctionNode): ts.Expression | null {
  if (!node.body || !isPlain(node)) return null;
  if (!ts.isBlock(node.body)) return node.body;
  const [only, ...others] = node.body.statements;
  if (!only || others.length > 0 || !ts.isReturnStatement(only)) return null;
  return only.expression ?? null;
}

function isPlain(node: FunctionNode): boolean {
  const isAsync = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
  return !isAsync && !node.asteriskToken;
}

function left(
  { callee, condition }: Guard,
  at: number,
  values: Values,
  depth: number,
  assume: Assume,
): Values {
  const { context, node } = callee;
  const parameter = node.parameters[at];
  if (!parameter || parameter.dotDotDotToken || parameter.initializer) return values;
  const binding: Binding | null = ts.isIdentifier(parameter.name)
    ? context.module.scopes.resolve(parameter.name)
    : null;
  if (!binding || binding.reassigned) return values;
  const frame: Frame = { context, flow: new Map([[binding, values]]) };
  assume(condition, frame, depth + 1);
  return frame.flow.get(binding) ?? values;
}

function asksForMember(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return asksForMember(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return asksForMember(node.operand);
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword;
}
