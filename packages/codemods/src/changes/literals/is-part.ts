import type { Facts } from "../../facts/facts.ts";
import { isSite, isWrittenTo, type Value } from "../../provenance/value.ts";

/** Whether a value sets some of the members that v2 has together, and not all. */
export function isPart(value: Value, names: readonly string[]): boolean {
  return (
    isSite(value, "object") &&
    value.spread.values.size === 0 &&
    names.some((name) => isWrittenTo(value, name)) &&
    !names.every((name) => isWrittenTo(value, name))
  );
}

/** Whether a type says that a value may set some of the members that v2 has together, and has no place for the others. */
export function isPartType({ machine }: Facts, value: Value, names: readonly string[]): boolean {
  const structure = value.kind === "typed" ? machine.types.expand(value.type) : null;
  if (structure?.is !== "object") return false;
  const members = names.flatMap((name) => structure.members.get(name) ?? []);
  return members.some(({ optional }) => optional) && members.length < names.length;
}
