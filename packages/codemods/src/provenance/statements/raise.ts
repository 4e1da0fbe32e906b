import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { activationOf } from "../round.ts";
import type { Values } from "../value.ts";

/** Throws values at a point of a run: to the `catch` around it, else to whoever called. */
export function raise(machine: Machine, frame: Frame, values: Values): void {
  if (values.size > 0) machine.write(frame.handler ?? activationOf(frame.context).throws, values);
}
