import { ts } from "ts-morph";
import type { Context } from "../context.ts";
import type { Frame } from "../frame.ts";
import { namesOf } from "../literal.ts";
import type { Machine } from "../machine.ts";
import { isStatic } from "./is-static.ts";
import { setField } from "./set-field.ts";

/** Runs the field initializers of a class for the instance that is `this`. */
export function runClassBody(machine: Machine, context: Context): void {
  const { node } = context;
  if (!ts.isClassLike(node)) return;
  const frame: Frame = { context, flow: new Map() };
  for (const member of node.members) {
    if (!ts.isPropertyDeclaration(member) || isStatic(member) || !member.initializer) continue;
    const values = machine.verbs.evaluate(member.initializer, frame);
    for (const name of namesOf(machine, member.name, frame) ?? [])
      setField(machine, name, values, member, frame);
  }
}
