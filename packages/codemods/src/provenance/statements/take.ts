import { ts } from "ts-morph";
import { type Frame, fork } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { isSite, type Values } from "../value.ts";
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
  const reached = reachedBy(machine, branch, isTaken, frame);
  const result = reached && follow(branch, reached);
  return isTaken ? result : null;
}

/**
 * What an expression gives that only a branch evaluates; null where none is taken. Of one that no call takes, the
 * objects that it writes out come along: their members are named as those of the others are.
 */
export function takeValues(
  machine: Machine,
  branch: ts.Expression,
  isTaken: boolean,
  frame: Frame,
): Values | null {
  const reached = reachedBy(machine, branch, isTaken, frame);
  const values = reached && machine.verbs.evaluate(branch, reached);
  if (isTaken || !values) return values;
  const objects = [...values].filter(
    (value) => isSite(value, "object") && ts.findAncestor(value.node, (each) => each === branch),
  );
  return objects.length > 0 ? new Set(objects) : null;
}

/** What is known where a branch is followed; null where it is not. */
function reachedBy(
  machine: Machine,
  branch: ts.Node,
  isTaken: boolean,
  frame: Frame,
): Frame | null {
  machine.branches.note(branch, frame.context, isTaken);
  if (isTaken) return frame;
  return machine.branches.isOpen(branch) ? asIfTaken(frame) : null;
}

/** What would have to be there for a branch to be taken, and never is, is anything. */
function asIfTaken(frame: Frame): Frame {
  const aside = fork(frame);
  for (const [binding, values] of aside.flow)
    if (values.size === 0) aside.flow.set(binding, JUST_PLAIN);
  return aside;
}
