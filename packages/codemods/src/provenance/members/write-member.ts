import { callSetter } from "../classes/set-accessor.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { assignPath } from "../native/url.ts";
import type { Value, Values } from "../value.ts";
import { writeAdded } from "./added-members.ts";
import { noteAssigned } from "./assigned.ts";
import { functionObject } from "./function-object.ts";

/** Writes a member; a name that is not known writes to all. */
export function writeMember(
  machine: Machine,
  value: Value,
  name: string | null,
  values: Values,
  frame: Frame,
): void {
  if (value.kind === "function") {
    writeMember(machine, functionObject(machine, value), name, values, frame);
  } else if (value.kind === "service") {
    writeAdded(machine, value, name, values, frame);
  } else if (value.kind === "site") {
    if (value.is === "url" && name === "pathname") assignPath(machine, value, values);
    if (name !== null) callSetter(machine, value, name, values, frame);
    machine.write(name === null ? value.element : machine.prop(value, name), values);
    if (name !== null && value.is === "object") noteAssigned(machine, value, name, values);
  }
}
