import { ts } from "ts-morph";
import { memberName } from "../../program/member-name.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import type { SiteValue, Value } from "../../provenance/value.ts";

/** `{ ...habit, ...(isGoal && { goals: [{ ...habit.goals[0], value }] }) }`: whether a patch takes along what is there. */
export function keepsOthers(base: ts.Expression, patch: ts.Expression, container: string): boolean {
  const made = nodesIn(patch).filter(
    (each) => ts.isPropertyAssignment(each) && memberName(each) === container,
  );
  const held = [".", "?."].map((dot) => `${base.getText()}${dot}${container}`);
  const takes = (each: ts.Node): boolean => nodesIn(each).some((n) => held.includes(n.getText()));
  return made.length > 0 && made.every(takes);
}

/**
 * Whether in each run but one object has any of some members that a literal merges: what a reduction adds to what it has
 * made already is in that only because it was added.
 */
export function isOfOne(machine: Machine, literal: ts.Node, names: readonly string[]): boolean {
  const runs = machine.sites.filter(({ node }) => node === literal);
  return runs.every((run) => bringing(machine, run, names).length < 2);
}

function bringing(machine: Machine, run: SiteValue, names: readonly string[]): readonly Value[] {
  return copiedFrom(machine, [run]).filter(
    (value) =>
      value !== run &&
      (value.kind !== "site" ||
        names.some(
          (name) =>
            value.own.has(name) || (value.assigned.has(name) && value.spread.values.size === 0),
        )),
  );
}
