import { rootFrame } from "../../client/axios-instance.ts";
import type { Facts } from "../../facts/facts.ts";
import { isSite, type Value, type Values, writtenNames } from "../../provenance/value.ts";

/** The names that code gives to copies of habits, alone or in lists, beside those that these have: `{ ...habit, link }`. */
export function addedNames(facts: Facts, values: Values): readonly string[] {
  return [...new Set([...values].flatMap((value) => namesOf(facts, value)))];
}

function namesOf(facts: Facts, value: Value): readonly string[] {
  if (isSite(value, "object")) return writtenNames(value);
  if (!isSite(value, "array")) return [];
  const { machine } = facts;
  const items = machine.verbs.elements(value, rootFrame(machine));
  return [...items].flatMap((item) => (isSite(item, "object") ? writtenNames(item) : []));
}
