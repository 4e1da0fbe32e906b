import type { ts } from "ts-morph";
import { type Frame, fork } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { JUST_PLAIN } from "../values.ts";

/**
 * Follows a branch that a run takes. One that no run takes is followed aside, and what it comes to is nobody's: null.
 */
export function take<N extends ts.Node, T>(
  machine: Machine,
  branch: N,
  isTaken: boolean,
  frame: Frame,
  follow: (branch: N, frame: Frame) => T,
): T | null {
  machine.branches.note(branch, frame.context, isTaken);
  if (isTaken) return follow(branch, frame);
  if (machine.branches.isOpen(branch)) follow(branch, asIfTaken(frame));
  return null;
}

/** What would have to be there for a branch to be taken, and never is, is anything. */
function asIfTaken(frame: Frame): Frame {
  const aside = fork(frame);
  for (const [binding, values] of aside.flow)
    if (values.size === 0) aside.flow.set(binding, JUST_PLAIN);
  return aside;
}
