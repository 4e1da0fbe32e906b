import type { Binding } from "../program/binding.ts";
import type { Cell } from "./cell.ts";
import type { Context } from "./context.ts";
import type { Values } from "./value.ts";
import { union } from "./values.ts";

/** The state of a run through one body: what each own variable holds at this point. */
export interface Frame {
  readonly context: Context;
  flow: Map<Binding, Values>;
  /** Where what is thrown goes; absent where no `try` of the body stands around. */
  readonly handler?: Cell;
}

export function fork(frame: Frame): Frame {
  return { ...frame, flow: new Map(frame.flow) };
}

/** Sets a frame to what holds after any of the branches; those that ended abruptly are not given. */
export function join(frame: Frame, branches: readonly Frame[]): void {
  const [first, ...others] = branches;
  if (!first) return;
  const flow = new Map(first.flow);
  for (const other of others) {
    for (const [binding, values] of other.flow) {
      const known = flow.get(binding);
      flow.set(binding, known ? union(known, values) : values);
    }
  }
  frame.flow = flow;
}
