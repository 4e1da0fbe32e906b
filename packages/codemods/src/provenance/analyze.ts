import { ts } from "ts-morph";
import type { MigrationOptions, WrapperConfig } from "../model.ts";
import type { Program } from "../program/program.ts";
import { renderFromOutside } from "../react/render-from-outside.ts";
import { argumentsFromOutside } from "./calls/arguments-from-outside.ts";
import { bind } from "./calls/bind.ts";
import { functionsWithin } from "./calls/functions-within.ts";
import { isDecorated, madeByInjector } from "./calls/injected.ts";
import { invoke } from "./calls/invoke.ts";
import { outermost } from "./calls/outermost.ts";
import { runContext } from "./calls/run-context.ts";
import { classesOf } from "./classes/classes-of.ts";
import { construct } from "./classes/construct.ts";
import { createMachine } from "./create-machine.ts";
import { evaluate } from "./expression.ts";
import { cellsOf } from "./held.ts";
import { implicitCall } from "./invocation.ts";
import type { Machine } from "./machine.ts";
import { elements } from "./members/elements.ts";
import { member } from "./members/member.ts";
import { writeMember } from "./members/write-member.ts";
import { externals } from "./modules/external.ts";
import { exported } from "./modules/module.ts";
import { awaited } from "./native/promise.ts";
import { execute } from "./statements/statement.ts";
import type { FunctionValue, ServiceCall, SiteValue, Value, Values } from "./value.ts";
import { NOTHING, one } from "./values.ts";
import type { Verbs } from "./verbs.ts";

/** Runs a whole program abstractly: every file, and every function that no known code calls. */
export function analyze(
  program: Program,
  wrappers: readonly WrapperConfig[] = [],
  services: readonly string[] = [],
  onStep: MigrationOptions["onStep"] = undefined,
  othersDomains: ReadonlySet<string> = new Set(),
): Machine {
  const verbs: Verbs = {
    evaluate: (node, frame) => evaluate(machine, node, frame),
    execute: (node, frame) => execute(machine, node, frame),
    bind: (name, values, frame, type) => bind(machine, name, values, frame, type),
    member: (value, name, frame, node) =>
      once(value, name, () => member(machine, value, name, frame, node)),
    writeMember: (value, name, values, frame) => writeMember(machine, value, name, values, frame),
    elements: (value, frame) => once(value, "(elements)", () => elements(machine, value, frame)),
    invoke: (callees, invocation) => invoke(machine, callees, invocation),
    construct: (callees, invocation) => construct(machine, callees, invocation),
    awaited: (values) => awaited(machine, values),
    exported: (module, name) => exported(machine, module, name),
  };
  const once = createOnce();
  const machine = createMachine(program, externals, verbs, wrappers, services, othersDomains);
  let done = 0;
  const drain = (): void =>
    machine.drain((context) => {
      runContext(machine, context);
      done += 1;
      onStep?.({ phase: "follow", done, open: machine.waiting() });
    });
  for (const module of program.modules.values()) machine.moduleContext(module);
  if (program.framework) machine.moduleContext(program.framework);
  drain();
  while (!machine.exhausted && enterUncalled(machine)) drain();
  dropDeadCalls(machine);
  return machine;
}

/** Calls that only seemed to be made before all was at hand, and what they seemed to answer. */
function dropDeadCalls(machine: Machine): void {
  const dead = new Set<ServiceCall>();
  for (const [key, { call, uses }] of machine.exchanges.all) {
    if (uses.size > 0) continue;
    dead.add(call);
    machine.exchanges.all.delete(key);
  }
  const alive = machine.exchanges.foreign;
  const clean = (values: Set<Value>): void => {
    for (const value of values) if (isDead(value, dead, alive)) values.delete(value);
  };
  for (const values of machine.seen.values()) clean(values);
  for (const values of machine.typeFlows.values()) clean(values);
  for (const { left, right } of machine.likenesses.all.values()) {
    clean(left);
    clean(right);
  }
  for (const site of machine.sites) {
    for (const cell of cellsOf(site)) clean(cell.values);
  }
}

function isDead(value: Value, dead: ReadonlySet<ServiceCall>, alive: Alive): boolean {
  if (value.kind === "foreign") return !alive.has(value);
  if (value.kind === "service") return dead.has(value.call);
  return value.kind === "field" && isDead(value.holder, dead, alive);
}

type Alive = Machine["exchanges"]["foreign"];

/** Objects may copy from each other in circles, and types be made of themselves: what is being asked already adds nothing. */
function createOnce(): (value: Value, name: string, ask: () => Values) => Values {
  const asked = new Map<Value, Set<string>>();
  return (value, name, ask) => {
    if (value.kind !== "site" && value.kind !== "typed") return ask();
    const names = asked.get(value) ?? new Set<string>();
    asked.set(value, names);
    if (names.has(name)) return NOTHING;
    names.add(name);
    try {
      return ask();
    } finally {
      names.delete(name);
    }
  };
}

/** Calls what nothing called, those first that no other such function names: they may call the others. */
function enterUncalled(machine: Machine): boolean {
  const uncalled = machine.intern.functions.filter(
    ({ node, context }) => !machine.entered.has(node) && !context.module.isModel,
  );
  if (uncalled.length > 0) {
    // A library calls what it was given with what it has, once the rest of the program has run.
    const handed = functionsWithin(machine.handed);
    const free = uncalled.filter(({ node }) => !handed.has(node));
    for (const fn of outermost(free.length > 0 ? free : uncalled)) callFromOutside(machine, fn);
    return true;
  }
  const own = machine.sites.filter(({ context }) => !context.module.isModel);
  const site = own.find((each) => each.is === "class" && !machine.entered.has(each.node));
  if (site) {
    constructFromOutside(machine, site);
    return true;
  }
  return enterMethods(machine, own);
}

function callFromOutside(machine: Machine, value: FunctionValue): void {
  const { node } = value;
  const context = machine.enter({
    node,
    parent: value.context,
    call: node,
    caller: null,
    self: value.self,
    parameters: node.parameters.length,
    apart: false,
    arrow: ts.isArrowFunction(node),
  });
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

/** Methods of instances that nothing called: on an instance of each place that makes one, as one may hold what another does not. */
function enterMethods(machine: Machine, own: readonly SiteValue[]): boolean {
  const made = new Map<ts.Node, SiteValue>();
  for (const site of own)
    if (site.is === "instance" && !made.has(site.node)) made.set(site.node, site);
  const instances = [...made.values()];
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
    if (method === first?.method)
      callFromOutside(machine, machine.intern.fn(method, site.context, instance));
  return first !== undefined;
}

function isMethod(
  element: ts.ClassElement,
): element is ts.MethodDeclaration | ts.AccessorDeclaration {
  return (ts.isMethodDeclaration(element) || ts.isAccessor(element)) && element.body !== undefined;
}
