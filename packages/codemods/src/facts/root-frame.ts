import type { Frame } from "../provenance/frame.ts";
import type { Machine } from "../provenance/machine.ts";

/** A frame in which nothing is bound: what is asked here depends on the value alone. */
export function rootFrameOf(machine: Machine): Frame {
  const [module] = machine.program.modules.values();
  if (!module) throw new TypeError("a program without modules has no roles");
  return { context: machine.moduleContext(module), flow: new Map() };
}
