import { ts } from "ts-morph";
import type { Context } from "../context.ts";
import type { Frame } from "../frame.ts";
import { namesOf } from "../literal.ts";
import type { Machine } from "../machine.ts";
import { isRedeclared } from "./is-redeclared.ts";
import { isStatic } from "./is-static.ts";
import { setField } from "./set-field.ts";

/** Runs the field initializers of a class for the instance that is `this`. */
export function runClassBody(machine: Machine, context: Context): void {
  const { node } = context;
  if (!ts.isClassLike(node)) return;
  const frame: Frame = { context, flow: new Map() };
  for (const member of node.members)
    if (ts.isPropertyDeclaration(member) && !isStatic(member)) initialize(machine, member, frame);
}

function initialize(machine: Machine, member: ts.PropertyDeclaration, frame: Frame): void {
  if (!member.initializer) return;
  const values = machine.verbs.evaluate(member.initializer, frame);
  const names = namesOf(machine, member.name, frame) ?? [];
  for (const self of frame.context.self?.values ?? [])
    if (!isRedeclared(machine, self, member.parent, member.name.getText()))
      for (const name of names) setField(machine, self, name, values, member, frame);
}
