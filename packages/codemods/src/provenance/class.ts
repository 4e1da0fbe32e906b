import { ts } from "ts-morph";
import type { Context } from "./context.ts";
import type { Frame } from "./frame.ts";
import { namesOf } from "./literal.ts";
import type { Invocation, Machine } from "./machine.ts";
import { selfCell } from "./name.ts";
import { annotated } from "./typed.ts";
import {
  flatMap,
  isSite,
  NOTHING,
  one,
  type SiteValue,
  union,
  type Value,
  type Values,
} from "./value.ts";

/** Where a class site keeps its base, and an instance its class; no code can spell these names. */
const BASE = "(base)";
const CLASS = "(class)";

export function evaluateClass(
  machine: Machine,
  node: ts.ClassLikeDeclaration,
  frame: Frame,
): Values {
  const site = machine.site(node, frame.context, "class");
  const heritage = node.heritageClauses?.find(
    ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
  );
  for (const type of heritage?.types ?? []) {
    machine.write(machine.prop(site, BASE), machine.verbs.evaluate(type.expression, frame));
  }
  for (const member of node.members) {
    if (ts.isClassStaticBlockDeclaration(member)) {
      for (const statement of member.body.statements) machine.verbs.execute(statement, frame);
    } else if (isStatic(member)) defineStatic(machine, site, member, frame);
  }
  return one(site);
}

function isStatic(member: ts.ClassElement): boolean {
  return (
    ts.canHaveModifiers(member) &&
    (ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) ?? false)
  );
}

function defineStatic(
  machine: Machine,
  site: SiteValue,
  member: ts.ClassElement,
  frame: Frame,
): void {
  if (!member.name) return;
  const names = namesOf(machine, member.name, frame) ?? [];
  if (ts.isPropertyDeclaration(member)) {
    const values = member.initializer ? machine.verbs.evaluate(member.initializer, frame) : NOTHING;
    const typed = annotated(machine, values, member.type, frame);
    for (const name of names) machine.write(machine.prop(site, name), typed);
  } else if (ts.isMethodDeclaration(member)) {
    const fn = one(machine.intern.fn(member, site.context, site));
    for (const name of names) machine.write(machine.prop(site, name), fn);
  }
}

/** The instance that a `new` expression makes, its fields and constructor run. */
export function constructClass(machine: Machine, site: SiteValue, invocation: Invocation): Values {
  const { context } = invocation.frame;
  if (context.chain.includes(invocation.node))
    return context.self ? machine.read(context.self) : NOTHING;
  const instance = machine.site(invocation.node, invocation.frame.context, "instance");
  machine.write(machine.prop(instance, CLASS), one(site));
  initialize(machine, site, instance, invocation);
  return one(instance);
}

/** An old-style constructor function: `this` is the instance, its prototype has the methods. */
export function constructFunction(
  machine: Machine,
  value: Extract<Value, { kind: "function" }>,
  invocation: Invocation,
): Values {
  const { context } = invocation.frame;
  // `if (!(this instanceof Client)) return new Client(options)` makes no further instance.
  if (context.chain.includes(invocation.node))
    return context.self ? machine.read(context.self) : NOTHING;
  const instance = machine.site(invocation.node, invocation.frame.context, "instance");
  machine.write(
    machine.prop(instance, CLASS),
    one(machine.site(value.node, value.context, "function")),
  );
  const bound = machine.intern.fn(value.node, value.context, instance);
  const returned = machine.verbs.invoke(one(bound), invocation);
  return union(one(instance), new Set([...returned].filter((each) => each.kind === "site")));
}

/** Runs the fields and the constructor of a class, and of its bases where it has none of its own. */
function initialize(
  machine: Machine,
  site: SiteValue,
  instance: SiteValue,
  invocation: Invocation,
): void {
  if (initializeOwn(machine, site, instance, invocation)) return;
  for (const base of classesOf(machine, site).slice(1)) {
    if (base.is === "class" && initializeOwn(machine, base, instance, invocation)) return;
  }
}

/** Runs the fields and the constructor of one class; false where it has no constructor of its own. */
function initializeOwn(
  machine: Machine,
  site: SiteValue,
  instance: SiteValue,
  invocation: Invocation,
): boolean {
  const { node } = site;
  if (!ts.isClassLike(node)) return false;
  machine.enter({
    node,
    parent: site.context,
    call: invocation.node,
    caller: invocation.frame.context,
    self: instance,
    parameters: 0,
    apart: true,
    arrow: false,
  });
  const constructor = node.members.find(
    (member): member is ts.ConstructorDeclaration =>
      ts.isConstructorDeclaration(member) && member.body !== undefined,
  );
  if (!constructor) return false;
  machine.verbs.invoke(one(machine.intern.fn(constructor, site.context, instance)), invocation);
  return true;
}

/** Runs the field initializers of a class for the instance that is `this`. */
export function runClassBody(machine: Machine, context: Context): void {
  const { node } = context;
  if (!ts.isClassLike(node)) return;
  const frame: Frame = { context, flow: new Map() };
  for (const member of node.members) {
    if (!ts.isPropertyDeclaration(member) || isStatic(member) || !member.initializer) continue;
    const values = machine.verbs.evaluate(member.initializer, frame);
    for (const self of context.self?.values ?? []) {
      for (const name of namesOf(machine, member.name, frame) ?? []) {
        machine.verbs.writeMember(self, name, values, frame);
      }
    }
  }
}

/** `super(...)`: the base's fields and constructor, for the same instance. */
export function callSuper(machine: Machine, invocation: Invocation): Values {
  const cell = selfCell(invocation.frame.context);
  for (const self of cell ? machine.read(cell) : NOTHING) {
    if (self.kind !== "site") continue;
    for (const base of basesAt(machine, invocation.node, self))
      initialize(machine, base, self, invocation);
  }
  return NOTHING;
}

/** `super.name`: the base's method, bound to the same instance. */
export function superMember(
  machine: Machine,
  node: ts.PropertyAccessExpression,
  frame: Frame,
): Values {
  const cell = selfCell(frame.context);
  return flatMap(cell ? machine.read(cell) : NOTHING, (self) =>
    self.kind === "site"
      ? union(
          ...basesAt(machine, node, self).map((base) =>
            methodOf(machine, base, self, node.name.text, frame, node),
          ),
        )
      : NOTHING,
  );
}

/** The bases of the class that a place stands in, as the instance at hand has them. */
function basesAt(machine: Machine, node: ts.Node, self: SiteValue): readonly SiteValue[] {
  const enclosing = ts.findAncestor(node, ts.isClassLike);
  return classesOf(machine, self)
    .filter((site) => site.node === enclosing)
    .flatMap((site) => [...machine.read(machine.prop(site, BASE))])
    .filter((base) => isSite(base, "class"));
}

/** The class of an instance and all its bases; a class site itself and its bases. */
export function classesOf(machine: Machine, self: SiteValue): readonly SiteValue[] {
  const found: SiteValue[] = [];
  const first = self.is === "instance" ? [...machine.read(machine.prop(self, CLASS))] : [self];
  const visit = (value: Value): void => {
    if (value.kind !== "site" || found.includes(value)) return;
    found.push(value);
    for (const base of machine.read(machine.prop(value, BASE))) visit(base);
  };
  for (const value of first) visit(value);
  return found;
}

/** What an instance has by its class, and a class by its bases. */
export function classMember(
  machine: Machine,
  self: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  const classes = classesOf(machine, self);
  if (self.is === "class") {
    return union(...classes.slice(1).map((base) => machine.read(machine.prop(base, name))));
  }
  for (const site of classes) {
    const found = methodOf(machine, site, self, name, frame, node);
    if (found.size > 0) return found;
  }
  return NOTHING;
}

function methodOf(
  machine: Machine,
  site: SiteValue,
  self: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values {
  if (site.is === "function") {
    const prototype = machine.site(site.node, site.context, "object");
    return bindTo(machine, machine.verbs.member(prototype, name, frame, node), self);
  }
  if (!ts.isClassLike(site.node)) return NOTHING;
  const member = site.node.members.find(
    (each) => !isStatic(each) && each.name && nameOf(each.name) === name,
  );
  if (!member) return parameterProperty(machine, site, self, name);
  const inClass: Frame = { context: site.context, flow: new Map() };
  if (ts.isMethodDeclaration(member)) return one(machine.intern.fn(member, site.context, self));
  if (ts.isGetAccessor(member)) {
    const getter = one(machine.intern.fn(member, site.context, self));
    return machine.verbs.invoke(getter, {
      frame,
      node: member,
      args: [],
      argNodes: [],
      typeArguments: [],
      self,
    });
  }
  if (!ts.isPropertyDeclaration(member) || !member.type) return NOTHING;
  return annotated(machine, machine.read(machine.prop(self, name)), member.type, inClass);
}

function parameterProperty(
  machine: Machine,
  site: SiteValue,
  self: SiteValue,
  name: string,
): Values {
  if (!ts.isClassLike(site.node)) return NOTHING;
  const constructor = site.node.members.find(ts.isConstructorDeclaration);
  const parameter = constructor?.parameters.find(
    (each) => each.modifiers?.length && ts.isIdentifier(each.name) && each.name.text === name,
  );
  if (!parameter?.type) return NOTHING;
  return annotated(machine, machine.read(machine.prop(self, name)), parameter.type, {
    context: site.context,
    flow: new Map(),
  });
}

function bindTo(machine: Machine, values: Values, self: SiteValue): Values {
  return flatMap(values, (value) =>
    one(value.kind === "function" ? machine.intern.fn(value.node, value.context, self) : value),
  );
}

function nameOf(name: ts.PropertyName): string | null {
  return ts.isComputedPropertyName(name) ? null : name.text;
}
