import { ts } from "ts-morph";
import type { Context } from "../context.ts";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { selfCell } from "../name.ts";
import { fillContainer } from "../native/native-base.ts";
import type { FunctionNode, SiteValue, Values } from "../value.ts";
import { NOTHING, one } from "../values.ts";
import { basesAt, classesOf } from "./classes-of.ts";

/** Runs the fields and the constructor of a class, and of its bases where it has none of its own. */
export function initialize(
  machine: Machine,
  site: SiteValue,
  instance: SiteValue,
  invocation: Invocation,
): void {
  if (initializeOwn(machine, site, instance, invocation)) return;
  for (const base of classesOf(machine, site).slice(1)) {
    if (initializeOwn(machine, base, instance, invocation)) return;
  }
  fillContainer(instance, { machine, ...invocation, self: null });
}

/** Runs the fields and the constructor of one class; false where it has no constructor of its own. */
function initializeOwn(
  machine: Machine,
  { context, node }: SiteValue,
  instance: SiteValue,
  invocation: Invocation,
): boolean {
  if (ts.isClassLike(node)) runFields(machine, node, context, instance, invocation);
  const declared = constructorOf(node);
  if (!declared) return false;
  machine.verbs.invoke(one(machine.intern.fn(declared, context, instance)), invocation);
  return true;
}

function runFields(
  machine: Machine,
  node: ts.ClassLikeDeclaration,
  parent: Context,
  self: SiteValue,
  { frame, node: call }: Invocation,
): void {
  const { context: caller } = frame;
  machine.enter({ node, parent, call, caller, self, parameters: 0, apart: true, arrow: false });
}

/** The constructor that a class declares; a class of old style is one. */
function constructorOf(node: ts.Node): FunctionNode | null {
  if (!ts.isClassLike(node))
    return ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) ? node : null;
  return node.members.filter(ts.isConstructorDeclaration).find(({ body }) => body) ?? null;
}

/** `super(...)`: the base's fields and constructor, for the same instance. */
export function callSuper(machine: Machine, invocation: Invocation): Values {
  const cell = selfCell(invocation.frame.context);
  for (const self of cell ? machine.read(cell) : NOTHING) {
    if (self.kind !== "site") continue;
    fillContainer(self, { machine, ...invocation, self: null });
    for (const base of basesAt(machine, invocation.node, self))
      initialize(machine, base, self, invocation);
  }
  return NOTHING;
}
