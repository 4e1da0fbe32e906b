import { append } from "../../program/append.ts";
import { oncePer } from "../../program/once-per.ts";
import type { Machine } from "../../provenance/machine.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { isSite, type Value } from "../../provenance/value.ts";

/**
 * Whether all that is known of a value is that it is a part of a type, `Pick<Habit, 'title'> & { note?: string }`, with which
 * the code declares what it writes out and nothing else.
 */
export function isOfOwnWhole(machine: Machine, value: Value): boolean {
  if (value.kind !== "typed") return false;
  const wholes = wholesOf(machine, value.type);
  const given = wholes.flatMap((each) => [...(machine.typeFlows.get(each) ?? [])]);
  const known = given.filter(
    (each) =>
      each.kind !== "typed" ||
      !wholesOf(machine, each.type).some((whole) => wholes.includes(whole)),
  );
  return known.length > 0 && known.every((each) => isSite(each, "object"));
}

/** The types that are made of a type and of others. */
function wholesOf(machine: Machine, type: TypeRef): readonly TypeRef[] {
  return wholesByPart(machine).get(type) ?? [];
}

const wholesByPart = oncePer((machine: Machine): ReadonlyMap<TypeRef, readonly TypeRef[]> => {
  const found = new Map<TypeRef, TypeRef[]>();
  for (const type of machine.typeFlows.keys()) {
    const structure = machine.types.expand(type);
    if (structure.is === "union" && structure.isWhole)
      for (const part of structure.of) append(found, part, type);
  }
  return found;
});
