import { ts } from "ts-morph";
import type { Context } from "./context.ts";
import type { Invocation } from "./invocation.ts";
import { isAsync } from "./is-async.ts";
import type { Machine } from "./machine.ts";
import { passRejections, promiseOf } from "./native/promise.ts";
import { raise } from "./raise.ts";
import { annotated, bindTypeParameters } from "./typed.ts";
import type { FunctionValue, Values } from "./value.ts";
import { JUST_NULLISH, one } from "./values.ts";

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
    parameters: node.parameters.length,
    apart:
      args.some(isTelling) || invocation.typeArguments.length > 0 || callee.context.module.isModel,
    arrow: ts.isArrowFunction(node),
  });
  bindTypeParameters(
    machine,
    context,
    node.typeParameters,
    invocation.typeArguments,
    frame.context,
  );
  args.forEach((values, index) => {
    const isSpread = invocation.argNodes[index] && ts.isSpreadElement(invocation.argNodes[index]);
    const parameter = context.parameters[index];
    const last = node.parameters.at(-1);
    const isRest = last?.dotDotDotToken !== undefined && index >= node.parameters.length - 1;
    if (isSpread) for (const cell of context.parameters.slice(index)) machine.write(cell, values);
    if (isRest) machine.write(context.rest, values);
    else if (parameter) machine.write(parameter, values);
  });
  for (const cell of context.parameters.slice(args.length)) machine.write(cell, JUST_NULLISH);
  return resultOf(machine, callee, context, invocation);
}

/** Calls that hand over text, functions, objects or service values are told apart. */
function isTelling(values: Values): boolean {
  for (const value of values) {
    if (value.kind !== "plain" && value.kind !== "unknown" && value.kind !== "foreign") return true;
  }
  return false;
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
    ? one(machine.site(node, context, "iterator"))
    : isPromise
      ? promiseOf(machine, machine.verbs.awaited(returned), node, context, thrown)
      : returned;
  if (isPromise) passRejections(machine, returned, result);
  if (invocation.typeArguments.length > 0 && node.type) {
    return annotated(machine, result, node.type, { context, flow: new Map() });
  }
  return result;
}
