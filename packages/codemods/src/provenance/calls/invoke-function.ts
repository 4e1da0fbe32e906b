import { ts } from "ts-morph";
import { positionalParameters } from "../../program/positional-parameters.ts";
import type { Cell } from "../cell.ts";
import type { Context } from "../context.ts";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { RETURNED } from "../native/iterator.ts";
import { passRejections, promiseOf } from "../native/promise.ts";
import { raise } from "../statements/raise.ts";
import { bindTypeParameters } from "../types/type-parameters.ts";
import { annotated } from "../types/typed.ts";
import type { FunctionNode, FunctionValue, Value, Values } from "../value.ts";
import { JUST_NULLISH, one } from "../values.ts";
import { argumentsAskers } from "./arguments-askers.ts";
import { flowIntoLimits } from "./given-limits.ts";
import { isAsync } from "./is-async.ts";
import { restArray } from "./rest-array.ts";
import { isToldApart } from "./told-apart.ts";

/** What a call of a function of the program gives; schedules its body with the arguments. */
export function invokeFunction(
  machine: Machine,
  callee: FunctionValue,
  invocation: Invocation,
): Values {
  const { node } = callee;
  const { frame, args } = invocation;
  const isHanded = callee.context.module.isModel && !frame.context.module.isModel;
  if (isHanded) for (const values of args) for (const value of values) machine.handed.add(value);
  const context = machine.enter({
    node,
    parent: callee.context,
    call: invocation.node,
    caller: frame.context,
    self: callee.self ?? invocation.self,
    parameters: positionalParameters(node).length,
    apart:
      args.some(isTelling) ||
      invocation.typeArguments.length > 0 ||
      callee.context.module.isModel ||
      isToldApart(node, invocation.node),
    arrow: ts.isArrowFunction(node),
    isOneOf: invocation.isOneOf ?? false,
  });
  bindTypeParameters(machine, context, callee, invocation);
  flowIntoLimits(machine, context, callee);
  giveArguments(machine, node, context, invocation);
  return resultOf(machine, callee, context, invocation);
}

/** Parameters get the argument at their place; from a spread on, places are not known. */
function giveArguments(
  machine: Machine,
  node: FunctionNode,
  context: Context,
  { args, argNodes, spreadFrom }: Invocation,
): void {
  const parameters = positionalParameters(node);
  const spread = argNodes.findIndex((each) => ts.isSpreadElement(each));
  const known = spreadFrom ?? (spread < 0 ? args.length : spread);
  const last = parameters.at(-1);
  const rest = last?.dotDotDotToken ? last : null;
  args.forEach((values, index) => {
    const parameter = context.parameters[index];
    if (index >= known) {
      for (const cell of context.parameters.slice(known)) machine.write(cell, values);
      machine.write(context.rest, values);
    } else if (rest && index >= parameters.length - 1) {
      const place = String(index - parameters.length + 1);
      machine.write(machine.prop(restArray(machine, rest, context), place), values);
    } else machine.write(parameter ?? furtherCell(machine, node, context, index), values);
  });
  parameters.forEach((parameter, index) => {
    const cell = context.parameters[index];
    if (cell && index >= args.length && parameter !== rest) machine.write(cell, JUST_NULLISH);
  });
}

/** Where an argument goes that has no parameter: to its place where the function asks for its arguments. */
function furtherCell(machine: Machine, node: FunctionNode, context: Context, index: number): Cell {
  return argumentsAskers(node.getSourceFile()).has(node)
    ? machine.prop(machine.site(node, context, "arguments"), String(index))
    : context.rest;
}

/** Calls that hand over text, functions, objects or service values are told apart. */
export function isTelling(values: Iterable<Value>): boolean {
  for (const value of values) {
    if (value.kind !== "plain" && value.kind !== "unknown" && value.kind !== "foreign") return true;
  }
  return false;
}

/** What a generator gives: an iterator that ends with what is returned. */
function iteratorOf(
  machine: Machine,
  node: FunctionNode,
  context: Context,
  returned: Values,
): Values {
  const iterator = machine.site(node, context, "iterator");
  machine.write(machine.prop(iterator, RETURNED), machine.verbs.awaited(returned));
  return one(iterator);
}

/** An async function gives a promise, a generator what it yields. */
function resultOf(
  machine: Machine,
  callee: FunctionValue,
  context: Context,
  invocation: Invocation,
): Values {
  const { node } = callee;
  const returned = machine.read(context.returns);
  const thrown = machine.read(context.throws);
  const isPromise = isAsync(node) && !node.asteriskToken;
  if (!isPromise) raise(machine, invocation.frame, thrown);
  const result = node.asteriskToken
    ? iteratorOf(machine, node, context, returned)
    : isPromise
      ? promiseOf(machine, machine.verbs.awaited(returned), node, context, thrown)
      : returned;
  if (isPromise) passRejections(machine, returned, result);
  // What it gives back is not known yet, so that its type would be a guess that stays.
  if (returned.size > 0 && invocation.typeArguments.length > 0 && node.type) {
    return annotated(machine, result, node.type, { context, flow: new Map() });
  }
  return result;
}
