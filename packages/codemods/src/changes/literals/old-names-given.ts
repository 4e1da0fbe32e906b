import type { Facts } from "../../facts/facts.ts";
import { memberReads } from "../../facts/member-reads.ts";
import { isTakenIn } from "../../facts/named/taken-in.ts";
import { writtenByAny } from "../../facts/named/written-by-key.ts";
import { writableNames } from "../../facts/shapes.ts";
import { takenBeside } from "../../facts/taken-beside.ts";
import { oncePer } from "../../program/once-per.ts";
import { memberNames, objectParts } from "../../provenance/types/whole-structure.ts";
import {
  isSite,
  type ServiceValue,
  type SiteValue,
  type TypedValue,
  type Value,
  writtenNames,
} from "../../provenance/value.ts";

/** Whether a value is a form that keeps the names of v1, and takes a habit in where it can have them. */
export function isFormOfHabit(facts: Facts, value: Value): value is SiteValue {
  return (
    isSite(value, "object") &&
    facts.roles.bridged.has(value.node) &&
    isTakenIn(facts.machine, value) &&
    habitsCopied(facts, value).length > 0
  );
}

/** What an object copies of habits of v1, be it only by its type. */
export function habitsCopied(
  facts: Facts,
  { spread }: SiteValue,
): readonly (ServiceValue | TypedValue)[] {
  return [...spread.values].filter((value): value is ServiceValue | TypedValue => {
    if (!facts.roles.roleOf(value).has("habit")) return false;
    if (value.kind === "service") return value.call.endpoint.version === "v1";
    return value.kind === "typed" && declaredNames(facts, value).length > 0;
  });
}

/**
 * The names of v1 that a form of a habit is given: those that forms of the program have, its pattern leaves, and its
 * type declares.
 */
export function oldNamesGiven(facts: Facts, form: SiteValue): readonly string[] {
  const taken = takenBeside(form.node);
  const types = habitsCopied(facts, form).filter((value) => value.kind === "typed");
  const declared = types.map((type) => declaredNames(facts, type));
  return namesOfForms(facts).filter(
    (name) => !taken.has(name) && declared.every((names) => names.includes(name)),
  );
}

/** The members that a type declares of those that v2 takes under other names. */
function declaredNames({ machine: { types } }: Facts, { type }: TypedValue): readonly string[] {
  const parts = objectParts((ref) => types.expand(ref), types.expand(type));
  const names = new Set(memberNames(parts));
  return writableNames("habit").filter((name) => names.has(name));
}

/** The members that forms get or are asked for, of those that v2 takes under other names: all where a run names them. */
const namesOfForms = oncePer(({ machine, roles }: Facts): readonly string[] => {
  const isForm = (value: Value): value is SiteValue =>
    isSite(value, "object") && roles.bridged.has(value.node);
  const forms = machine.sites.filter(isForm);
  const names = writableNames("habit");
  if (forms.some((form) => form.element.values.size > 0 || writtenByAny(machine).has(form)))
    return names;
  const asked = memberReads(machine).flatMap((read) =>
    [...read.receivers].some(isForm) ? read.names : [],
  );
  const known = new Set([...forms.flatMap(writtenNames), ...asked]);
  return names.filter((name) => known.has(name));
});
