import { ts } from "ts-morph";
import { declaresThis } from "../../program/declares-this.ts";
import { positionalParameters } from "../../program/positional-parameters.ts";
import { renderFromOutside } from "../../react/render-from-outside.ts";
import { argumentsFromOutside } from "../calls/arguments-from-outside.ts";
import { functionsWithin } from "../calls/functions-within.ts";
import { isDecorated, madeByInjector } from "../calls/injected.ts";
import { outermost } from "../calls/outermost.ts";
import { classesOf } from "../classes/classes-of.ts";
import { construct } from "../classes/construct.ts";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import type { FunctionValue, SiteValue } from "../value.ts";
import { JUST_UNKNOWN, one } from "../values.ts";
import { oldStyleClasses } from "./old-style-classes.ts";

/** Calls what nothing called, those first that no other such function names: they may call the others. */
export function enterUncalled(machine: Machine): boolean {
  const uncalled = machine.intern.functions.filter(
    ({ node, context }) => !machine.entered.has(node) && !context.module.isModel,
  );
  const own = machine.sites.filter(({ context }) => !context.module.isModel);
  if (uncalled.length > 0) {
    enterFunctions(machine, uncalled, own);
    return true;
  }
  const site = own.find((each) => each.is === "class" && !machine.entered.has(each.node));
  if (site) {
    constructFromOutside(machine, site);
    return true;
  }
  return enterMethods(machine, own);
}

function enterFunctions(
  machine: Machine,
  uncalled: readonly FunctionValue[],
  own: readonly SiteValue[],
): void {
  // A library calls what it was given with what it has, once the rest of the program has run.
  const handed = functionsWithin(machine.handed);
  const free = uncalled.filter(({ node }) => !handed.has(node));
  const outer = outermost(free.length > 0 ? free : uncalled);
  const { constructors, methods } = oldStyleClasses(machine, own);
  const others = outer.filter(({ node }) => !methods.has(node));
  // Methods want an instance, which others may make; a constructor that none of them calls makes one itself.
  const makers = others.length > 0 ? others : free.filter(({ node }) => constructors.has(node));
  for (const fn of callersAmong(machine, makers.length > 0 ? makers : outer)) {
    if (!handed.has(fn.node)) machine.uncalled.add(fn.node);
    const instances = methods.get(fn.node) ?? [];
    if (constructors.has(fn.node)) constructFunctionFromOutside(machine, fn);
    else if (instances.length === 0) callFromOutside(machine, fn);
    for (const self of instances)
      callFromOutside(machine, machine.intern.fn(fn.node, fn.context, self));
  }
}

/** Those that are given nothing, or events of the page alone, come first: they may call the others. */
function callersAmong(
  { listening }: Machine,
  functions: readonly FunctionValue[],
): readonly FunctionValue[] {
  const callers = functions.filter(
    ({ node }) => positionalParameters(node).length === 0 || listening.has(node),
  );
  return callers.length > 0 ? callers : functions;
}

function constructFunctionFromOutside(machine: Machine, value: FunctionValue): void {
  const { node, context } = value;
  const frame = { context, flow: new Map() };
  const args = argumentsFromOutside(machine, node);
  construct(machine, one(value), implicitCall({ frame, node }, args));
}

function callFromOutside(machine: Machine, value: FunctionValue): void {
  const { node } = value;
  // A method that says what its `this` is takes it from who calls it, not from its class.
  const self = declaresThis(node) ? null : value.self;
  const context = machine.enter({
    node,
    parent: value.context,
    call: node,
    caller: null,
    self,
    parameters: positionalParameters(node).length,
    apart: false,
    arrow: ts.isArrowFunction(node),
  });
  // Who calls it may say what `this` is, as an element does whose handler it is.
  if (context.self && !self) machine.write(context.self, JUST_UNKNOWN);
  argumentsFromOutside(machine, node).forEach((values, index) => {
    const cell = context.parameters[index];
    if (cell) machine.write(cell, values);
  });
}

function constructFromOutside(machine: Machine, site: SiteValue): void {
  const { node } = site;
  if (!ts.isClassLike(node)) return;
  const declared = node.members.find(ts.isConstructorDeclaration);
  const args = declared ? argumentsFromOutside(machine, declared) : [];
  const frame = { context: site.context, flow: new Map() };
  if (isDecorated(node)) madeByInjector(machine, site);
  else if (!renderFromOutside(machine, site))
    construct(machine, one(site), implicitCall({ frame, node }, args));
  machine.entered.add(node);
}

/** Methods of instances that nothing called: on each instance, as one may hold what another of the same place does not. */
function enterMethods(machine: Machine, own: readonly SiteValue[]): boolean {
  const instances = own.filter(({ is }) => is === "instance");
  const isUncalled = (element: ts.ClassElement): boolean => !machine.entered.has(element);
  const uncalled = instances.flatMap((instance) =>
    classesOf(machine, instance).flatMap((site) =>
      ts.isClassLike(site.node) && !site.context.module.isModel
        ? site.node.members
            .filter(isMethod)
            .filter(isUncalled)
            .map((method) => ({ method, site, instance }))
        : [],
    ),
  );
  const [first] = uncalled;
  for (const { method, site, instance } of uncalled)
    if (method === first?.method) {
      machine.uncalled.add(method);
      callFromOutside(machine, machine.intern.fn(method, site.context, instance));
    }
  return first !== undefined;
}

function isMethod(
  element: ts.ClassElement,
): element is ts.MethodDeclaration | ts.AccessorDeclaration {
  return (ts.isMethodDeclaration(element) || ts.isAccessor(element)) && element.body !== undefined;
}
