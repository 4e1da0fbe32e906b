import type { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isNullish, type Value } from "../../provenance/value.ts";

/**
 * Whether all that a literal merges has no more than the same one of some members: where that is all that v2 has in a
 * goal, as in a form without a unit, the last goal takes nothing from the one before.
 */
export function setsTheSame(machine: Machine, literal: ts.Node, names: readonly string[]): boolean {
  const merged = copiedFrom(
    machine,
    machine.sites.filter(({ node }) => node === literal),
  );
  const sets = merged.flatMap((value) => brought(machine, value, names));
  return new Set(sets).size === 1;
}

/** The members that a value may have; all of them where nobody can tell. */
function brought(machine: Machine, value: Value, names: readonly string[]): readonly string[] {
  if (isNullish(value)) return [];
  const isKnown =
    value.kind === "site" && value.is === "object" && machine.watch(value.element).size === 0;
  if (isKnown) return names.filter((name) => value.props.has(name) || value.assigned.has(name));
  const structure = value.kind === "typed" ? machine.types.expand(value.type) : null;
  return structure?.is === "object" ? names.filter((name) => structure.members.has(name)) : names;
}
