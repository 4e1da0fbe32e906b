import type { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { noteWritten } from "../order/written.ts";
import type { Value, Values } from "../value.ts";

/** Gives an instance that is made what a declaration in its class, or in the parameters of its constructor, says. */
export function setField(
  machine: Machine,
  self: Value,
  name: string,
  values: Values,
  node: ts.Node,
  frame: Frame,
): void {
  machine.verbs.writeMember(self, name, values, frame);
  if (self.kind === "site")
    noteWritten(machine, machine.prop(self, name), values, { node, context: frame.context });
}
