import type { Machine } from "./machine.ts";
import { valuesOf } from "./types/typed.ts";
import { isSite, type SiteValue, type Value, type Values } from "./value.ts";
import { NOTHING, union } from "./values.ts";

/** A list of more places than this is no tuple: it may well grow by being copied into itself. */
export const MOST_PLACES = 8;

/**
 * What stands at each place of the one array that values are, by itself and by the tuples that it is declared
 * as; null where its places are not known.
 */
export function placesOf(machine: Machine, values: Values): readonly Values[] | null {
  const [first] = values;
  if (!first || values.size === 1) return first && isList(first) ? placesIn(machine, first) : null;
  const lists = [...values].filter(isList);
  const tuples = [...values].map((value) => (isList(value) ? [] : tupleOf(machine, value)));
  const [list] = lists;
  if (!list || lists.length > 1 || tuples.includes(null)) return null;
  const places = placesIn(machine, list);
  return (
    places?.map((held, index) => union(held, ...tuples.map((each) => each?.[index] ?? NOTHING))) ??
    null
  );
}

function isList(value: Value): value is SiteValue {
  return isSite(value, "array", "arguments");
}

function placesIn(machine: Machine, list: SiteValue): readonly Values[] | null {
  if (machine.read(list.element).size > 0 || machine.read(list.spread).size > 0) return null;
  const places: Values[] = [];
  for (let index = 0; list.props.has(String(index)); index += 1)
    places.push(machine.read(machine.prop(list, String(index))));
  return places.length > 0 && places.length <= MOST_PLACES ? places : null;
}

/** What a declared tuple has at its places; null for any other value. */
function tupleOf(machine: Machine, value: Value): readonly Values[] | null {
  if (value.kind !== "typed") return null;
  const structure = machine.types.expand(value.type);
  return structure.is === "tuple" ? structure.of.map((each) => valuesOf(machine, each)) : null;
}
