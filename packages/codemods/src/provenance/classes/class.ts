import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import { namesOf } from "../literal.ts";
import type { Machine } from "../machine.ts";
import { assign } from "../name.ts";
import { annotated } from "../types/typed.ts";
import type { SiteValue, Values } from "../value.ts";
import { NOTHING, one } from "../values.ts";
import { baseClause } from "./base-clause.ts";
import { asClasses, BASE } from "./classes-of.ts";
import { isStatic } from "./is-static.ts";

/** The class that a declaration or expression makes, its static members run. */
export function evaluateClass(
  machine: Machine,
  node: ts.ClassLikeDeclaration,
  frame: Frame,
): Values {
  const site = machine.site(node, frame.context, "class");
  const base = baseClause(node);
  if (base) {
    const bases = machine.verbs.evaluate(base.expression, frame);
    machine.write(machine.prop(site, BASE), asClasses(machine, bases));
  }
  nameWithin(machine, node, site, frame);
  // What stands in a decorator may say what injectors provide.
  for (const { expression } of ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [])
    machine.verbs.evaluate(expression, frame);
  for (const member of node.members) {
    if (ts.isClassStaticBlockDeclaration(member)) runStaticBlock(machine, site, member, frame);
    else if (isStatic(member)) defineStatic(machine, site, member, frame);
  }
  return one(site);
}

/** `module.exports = class Api { static from() { return new Api() } }`: an expression is known within itself by its own name. */
function nameWithin(
  machine: Machine,
  node: ts.ClassLikeDeclaration,
  site: SiteValue,
  frame: Frame,
): void {
  if (!ts.isClassExpression(node) || !node.name) return;
  const binding = frame.context.module.scopes.resolve(node.name);
  if (binding) assign(machine, binding, one(site), frame);
}

/** A static block has the class as its `this`. */
function runStaticBlock(
  machine: Machine,
  self: SiteValue,
  node: ts.ClassStaticBlockDeclaration,
  { context }: Frame,
): void {
  machine.enter({
    node,
    parent: context,
    call: node,
    caller: context,
    self,
    parameters: 0,
    apart: false,
    arrow: false,
  });
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
  } else if (ts.isMethodDeclaration(member) && member.body) {
    const fn = one(machine.intern.fn(member, site.context, site));
    for (const name of names) machine.write(machine.prop(site, name), fn);
  }
}
