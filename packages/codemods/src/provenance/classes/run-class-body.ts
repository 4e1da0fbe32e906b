import { ts } from "ts-morph";
import type { Context } from "../context.ts";
import type { Frame } from "../frame.ts";
import { namesOf } from "../literal.ts";
import type { Machine } from "../machine.ts";
import { noteWritten } from "../order/written.ts";
import { isStatic } from "./is-static.ts";

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
        if (self.kind === "site")
          noteWritten(machine, machine.prop(self, name), values, { node: member, context });
      }
    }
  }
}
