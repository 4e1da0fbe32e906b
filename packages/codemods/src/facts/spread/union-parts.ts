import type { Machine } from "../../provenance/machine.ts";
import { isSurelyOf, mayBeOf } from "../../provenance/types/may-be-of.ts";
import { namesData } from "../../provenance/types/names-data.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { Value } from "../../provenance/value.ts";
import { rootFrameOf } from "../root-frame.ts";

/**
 * What each part of a union takes of the values that come there: `Habit | Movie` makes no movie of a habit
 * where the two are told apart by their members.
 */
export function unionParts(
  machine: Machine,
  parts: readonly TypeRef[],
  values: readonly Value[],
): ReadonlyMap<TypeRef, readonly Value[]> {
  const objects = parts.filter((part) => isOfObjects(machine, part));
  const takesAll = parts.some((part) => machine.types.expand(part).is === "unknown");
  const found = new Map<TypeRef, Value[]>(parts.map((part) => [part, []]));
  for (const value of values) {
    const named = objects.filter((part) => isNamed(machine, value, part));
    const fitting = named.length > 0 ? named : objects.filter((part) => fits(machine, value, part));
    const sure = fitting.filter((part) => fitsSurely(machine, value, part));
    const told = new Set(
      sure.filter((part) => !sure.some((other) => saysMore(machine, other, part))),
    );
    // What names nothing of v1 may only look like what v2 has instead.
    const isTaking = (part: TypeRef): boolean =>
      sure.length === 0 || told.has(part) || namesData(machine.types, part);
    // What fits none is what a part of another kind, such as `typeof lamp`, is for.
    const isKnown = fitting.length > 0 || takesAll;
    const taking = isKnown ? new Set(fitting.filter(isTaking)) : null;
    for (const part of parts)
      if (taking === null || taking.has(part) || !objects.includes(part))
        found.get(part)?.push(value);
  }
  return found;
}

/** Whether a part has all members of another, and more. */
function saysMore(machine: Machine, more: TypeRef, less: TypeRef): boolean {
  const [all, some] = [membersOf(machine, more), membersOf(machine, less)];
  return all.size > some.size && [...some].every((name) => all.has(name));
}

function membersOf(machine: Machine, part: TypeRef): ReadonlySet<string> {
  const structure = machine.types.expand(part);
  if (structure.is === "list") return membersOf(machine, structure.of);
  return new Set(structure.is === "object" ? structure.members.keys() : []);
}

/** How deep a type is followed: recursive types have no end. */
const DEPTH = 6;

/** Whether a value can be what a part describes; a list can, where something in it can be what the part lists. */
function fits(machine: Machine, value: Value, part: TypeRef): boolean {
  const structure = machine.types.expand(part);
  if (structure.is !== "list") return mayBeOf(machine, value, part);
  const held = elementsOf(machine, value);
  return held.length === 0 || held.some((each) => mayBeOf(machine, each, structure.of));
}

function fitsSurely(machine: Machine, value: Value, part: TypeRef): boolean {
  const structure = machine.types.expand(part);
  if (structure.is !== "list") return isSurelyOf(machine, value, part);
  const held = elementsOf(machine, value);
  return held.length > 0 && held.every((each) => isSurelyOf(machine, each, structure.of));
}

function elementsOf(machine: Machine, value: Value): readonly Value[] {
  const isListed = value.kind === "service" || value.kind === "site";
  return isListed ? [...machine.verbs.elements(value, rootFrameOf(machine))] : [];
}

function isOfObjects(machine: Machine, part: TypeRef, depth = 0): boolean {
  const structure = machine.types.expand(part);
  if (structure.is === "object") return true;
  if (structure.is === "list") return machine.types.expand(structure.of).is === "object";
  return (
    structure.is === "union" &&
    depth < DEPTH &&
    structure.of.some((each) => isOfObjects(machine, each, depth + 1))
  );
}

/** Whether a part names the very type of a value. */
function isNamed(machine: Machine, value: Value, part: TypeRef, depth = 0): boolean {
  if (value.kind !== "typed") return false;
  if (value.type === part) return true;
  const structure = machine.types.expand(part);
  const own = machine.types.expand(value.type);
  if (structure.is === "object")
    return (
      own.is === "object" && own.declaration === structure.declaration && own.by === structure.by
    );
  if (structure.is === "list")
    return own.is === "list" && isNamed(machine, machine.intern.typed(own.of), structure.of);
  return (
    structure.is === "union" &&
    depth < DEPTH &&
    structure.of.some((each) => isNamed(machine, value, each, depth + 1))
  );
}
