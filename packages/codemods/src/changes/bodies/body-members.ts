import type { Facts } from "../../facts/facts.ts";
import { writableNames } from "../../facts/shapes.ts";
import { typesGiven } from "../../facts/spread/types-given.ts";
import { takenBeside } from "../../facts/taken-beside.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import type { Structure } from "../../provenance/types/structure.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { objectParts } from "../../provenance/types/whole-structure.ts";
import { isSite, type Value, writtenNames } from "../../provenance/value.ts";
import { isFormOfHabit, oldNamesGiven } from "../literals/old-names-given.ts";

/** The members of a body, and whether each of them may be missing. */
export type Members = ReadonlyMap<string, boolean>;

/**
 * The members of what is sent as one body, under their v1 names, and whether each of them may be missing; null where
 * they are not known, or a habit may be sent there as well.
 */
export function membersOf(facts: Facts, values: Iterable<Value>): Members | null {
  const known = [...values].filter(({ kind }) => kind !== "unknown");
  const members = new Map<string, boolean>();
  const all = known.map((value) => ownMembers(facts, value));
  if (all.length === 0 || all.includes(null)) return null;
  for (const each of all) {
    for (const [name, optional] of each ?? [])
      members.set(name, optional || (members.get(name) ?? false));
  }
  for (const name of members.keys())
    if (all.some((each) => !each?.has(name))) members.set(name, true);
  return members;
}

/** The members of an object of the program's own and of all that it copies but for what a rest leaves; null where they are not known. */
function ownMembers(facts: Facts, value: Value): Members | null {
  if (value.kind !== "site") return writtenMembers(facts, value);
  const members = new Map<string, boolean>();
  const whole = copiedFrom(facts.machine, [value], (each) => isFormOfHabit(facts, each));
  for (const each of whole) {
    if (isWithoutMembers(each)) continue;
    const own = writtenMembers(facts, each);
    if (!own) return null;
    for (const [name, optional] of own) members.set(name, members.get(name) ?? optional);
  }
  const others = whole.some((each) => takesAnyName(facts, each)) ? writableNames("habit") : [];
  for (const name of others) members.set(name, members.get(name) ?? true);
  for (const name of takenBeside(value.node)) members.delete(name);
  return members;
}

/** Whether an object gets members under names that only a run tells, and no type says which these can be. */
function takesAnyName({ machine }: Facts, value: Value): boolean {
  if (!isSite(value, "object") || value.element.values.size === 0) return false;
  if (!isTypeScript(value.node)) return true;
  return typesGiven(machine, value.node).some((type) => machine.types.expand(type).is === "record");
}

/** Whether nothing is known of a value, or it is no object, as a form is before it is filled. */
function isWithoutMembers({ kind }: Value): boolean {
  return kind === "unknown" || kind === "plain" || kind === "text";
}

function writtenMembers(facts: Facts, value: Value): Members | null {
  if (isHabit(facts, value)) return null;
  if (isFormOfHabit(facts, value))
    return known([...writtenNames(value), ...oldNamesGiven(facts, value)]);
  if (isSite(value, "object")) return known(writtenNames(value));
  if (value.kind !== "typed") return null;
  const expand = (type: TypeRef): Structure => facts.machine.types.expand(type);
  const parts = objectParts(expand, expand(value.type));
  const bases = parts.flatMap((part) => part.bases);
  if (parts.length === 0 || bases.some((base) => expand(base).is !== "object")) return null;
  // What a type says itself of a member goes before what it extends says.
  const members = parts.toReversed().flatMap((part) => [...part.members]);
  return new Map(members.map(([name, { optional }]) => [name, optional]));
}

function known(names: readonly string[]): Members {
  return new Map(names.map((name) => [name, false]));
}

/** Whether a value has the members of v2: what came from the service, or an own object that is renamed along. */
export function isHabit(facts: Facts, value: Value): boolean {
  return value.kind === "service" || facts.roles.roleOf(value).size > 0;
}
