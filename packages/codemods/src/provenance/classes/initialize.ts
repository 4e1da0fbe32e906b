import { ts } from "ts-morph";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { selfCell } from "../name.ts";
import { fillContainer } from "../native/native-base.ts";
import type { SiteValue, Values } from "../value.ts";
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
    if (base.is === "class" && initializeOwn(machine, base, instance, invocation)) return;
  }
  fillContainer(instance, { machine, ...invocation, self: null });
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
  const declared = node.members.find(
    (member): member is ts.ConstructorDeclaration =>
      ts.isConstructorDeclaration(member) && member.body !== undefined,
  );
  if (!declared) return false;
  machine.verbs.invoke(one(machine.intern.fn(declared, site.context, instance)), invocation);
  return true;
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
