import { ts } from "ts-morph";
import { callSuper, constructClass, constructFunction, runClassBody } from "./class.ts";
import type { Context } from "./context.ts";
import type { Frame } from "./frame.ts";
import type { Invocation, Machine } from "./machine.ts";
import { promiseOf } from "./native/promise.ts";
import { withFallback } from "./pattern.ts";
import { executeAll, giveBack } from "./statement.ts";
import { annotated, bindTypeParameters, flowInto, valuesOf } from "./typed.ts";
import {
  type FunctionNode,
  type FunctionValue,
  flatMap,
  isNullish,
  isSite,
  JUST_FOREIGN,
  JUST_NULLISH,
  JUST_UNKNOWN,
  NOTHING,
  one,
  type TypedValue,
  union,
  type Value,
  type Values,
  without,
} from "./value.ts";

export function evaluateCall(machine: Machine, node: ts.CallExpression, frame: Frame): Values {
  if (node.expression.kind === ts.SyntaxKind.SuperKeyword)
    return callSuper(machine, invocationOf(machine, node, frame, null));
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return machine.externals.dynamicImport(machine, node, frame);
  const callees = machine.verbs.evaluate(node.expression, frame);
  const invocation = invocationOf(machine, node, frame, null);
  return invoke(machine, callees, invocation);
}

function invocationOf(
  machine: Machine,
  node: ts.CallExpression | ts.NewExpression,
  frame: Frame,
  self: Value | null,
): Invocation {
  const argNodes = node.arguments ?? [];
  return {
    frame,
    node,
    args: argNodes.map((arg) => argumentOf(machine, arg, frame)),
    argNodes: [...argNodes],
    typeArguments: [...(node.typeArguments ?? [])],
    self,
  };
}

/** A spread argument stands for all the elements of what it spreads. */
function argumentOf(machine: Machine, arg: ts.Expression, frame: Frame): Values {
  const values = machine.verbs.evaluate(arg, frame);
  return ts.isSpreadElement(arg)
    ? flatMap(values, (value) => machine.verbs.elements(value, frame))
    : values;
}

export function evaluateNew(machine: Machine, node: ts.NewExpression, frame: Frame): Values {
  const callees = machine.verbs.evaluate(node.expression, frame);
  return construct(machine, callees, invocationOf(machine, node, frame, null));
}

export function evaluateTagged(
  machine: Machine,
  node: ts.TaggedTemplateExpression,
  frame: Frame,
): Values {
  machine.verbs.evaluate(node.tag, frame);
  if (ts.isTemplateExpression(node.template)) {
    for (const span of node.template.templateSpans) machine.verbs.evaluate(span.expression, frame);
  }
  return JUST_UNKNOWN;
}

/** What a call gives back, over all that it may call. */
export function invoke(machine: Machine, callees: Values, invocation: Invocation): Values {
  return flatMap(callees, (callee) => invokeOne(machine, callee, invocation));
}

function invokeOne(machine: Machine, callee: Value, invocation: Invocation): Values {
  switch (callee.kind) {
    case "function":
      return invokeFunction(machine, callee, invocation);
    case "native":
      return callee.native.apply({ machine, ...invocation, self: callee.self });
    case "typed":
      return invokeTyped(machine, callee, invocation);
    case "site":
      if (callee.is === "axios")
        return machine.externals.callClient(callee, { machine, ...invocation, self: callee });
      return escape(machine, invocation, JUST_UNKNOWN);
    case "foreign":
      return escape(machine, invocation, JUST_FOREIGN);
    default:
      return isNullish(callee) ? NOTHING : escape(machine, invocation, JUST_UNKNOWN);
  }
}

/** Functions given to something unknown may be called by it, with anything. */
export function escape(machine: Machine, invocation: Invocation, result: Values): Values {
  for (const arg of invocation.args) {
    const functions = new Set([...arg].filter((value) => value.kind === "function"));
    if (functions.size === 0) continue;
    invoke(machine, functions, {
      ...invocation,
      args: [],
      argNodes: [],
      typeArguments: [],
      self: null,
    });
  }
  return result;
}

function invokeTyped(machine: Machine, callee: TypedValue, invocation: Invocation): Values {
  const structure = machine.types.expand(callee.type);
  escape(machine, invocation, NOTHING);
  if (structure.is !== "function") return JUST_UNKNOWN;
  structure.node.parameters.forEach((parameter, index) => {
    const values = invocation.args[index];
    if (!parameter.type || !values) return;
    const type = machine.types.refer(parameter.type, callee.type.parameters);
    flowInto(machine, type, values);
  });
  return structure.returns ? valuesOf(machine, structure.returns) : JUST_UNKNOWN;
}

function invokeFunction(machine: Machine, callee: FunctionValue, invocation: Invocation): Values {
  const { node } = callee;
  const { frame, args } = invocation;
  const context = machine.enter({
    node,
    parent: callee.context,
    call: invocation.node,
    caller: frame.context,
    self: callee.self ?? invocation.self,
    parameters: node.parameters.length,
    apart: args.some(isTelling) || invocation.typeArguments.length > 0,
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
  node.parameters.forEach((parameter, index) => {
    const cell = context.parameters[index];
    if (cell && index >= args.length) machine.write(cell, JUST_NULLISH);
  });
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
  const result = node.asteriskToken
    ? one(machine.site(node, context, "iterator"))
    : isAsync(node)
      ? promiseOf(machine, machine.verbs.awaited(returned), node, context)
      : returned;
  if (invocation.typeArguments.length > 0 && node.type) {
    return annotated(machine, result, node.type, { context, flow: new Map() });
  }
  return result;
}

function isAsync(node: FunctionNode): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) ?? false)
  );
}

/** What `new` gives, over all that it may construct. */
export function construct(machine: Machine, callees: Values, invocation: Invocation): Values {
  return flatMap(callees, (callee) => {
    if (isSite(callee, "class")) return constructClass(machine, callee, invocation);
    if (callee.kind === "function") return constructFunction(machine, callee, invocation);
    if (callee.kind === "native" && callee.native.construct) {
      return callee.native.construct({ machine, ...invocation, self: null });
    }
    return escape(machine, invocation, callee.kind === "foreign" ? JUST_FOREIGN : JUST_UNKNOWN);
  });
}

/** Runs the body of an activation once. */
export function runContext(machine: Machine, context: Context): void {
  const { node } = context;
  machine.exchanges.forget(context);
  const frame: Frame = { context, flow: new Map() };
  if (ts.isSourceFile(node)) executeAll(machine, node.statements, frame);
  else if (ts.isClassLike(node)) runClassBody(machine, context);
  else if (isFunctionNode(node)) runFunction(machine, node, frame);
}

function isFunctionNode(node: ts.Node): node is FunctionNode {
  return ts.isFunctionLike(node) && "parameters" in node;
}

function runFunction(machine: Machine, node: FunctionNode, frame: Frame): void {
  bindParameters(machine, node, frame);
  const { body } = node;
  if (!body) return;
  if (ts.isBlock(body)) executeAll(machine, body.statements, frame);
  else giveBack(machine, machine.verbs.evaluate(body, frame), frame);
}

function bindParameters(machine: Machine, node: FunctionNode, frame: Frame): void {
  node.parameters.forEach((parameter, index) => {
    const cell = frame.context.parameters[index];
    const given = cell ? machine.read(cell) : NOTHING;
    if (parameter.dotDotDotToken) {
      const site = machine.site(parameter, frame.context, "array");
      machine.write(site.element, union(given, machine.read(frame.context.rest)));
      machine.verbs.bind(parameter.name, one(site), frame, parameter.type);
      return;
    }
    const values = parameter.initializer
      ? withFallback(machine, given, parameter.initializer, frame)
      : given;
    machine.verbs.bind(parameter.name, values, frame, parameter.type);
    const isProperty =
      ts.canHaveModifiers(parameter) && (ts.getModifiers(parameter)?.length ?? 0) > 0;
    if (isProperty && ts.isIdentifier(parameter.name))
      writeProperty(machine, parameter.name.text, values, frame);
  });
}

/** `constructor(private readonly http: X)` is an assignment too. */
function writeProperty(machine: Machine, name: string, values: Values, frame: Frame): void {
  for (const self of frame.context.self?.values ?? [])
    machine.verbs.writeMember(self, name, values, frame);
}
