import type { Machine } from "./machine.ts";
import { isSite, type Values } from "./value.ts";

/** A list of more places than this is no tuple: it may well grow by being copied into itself. */
export const MOST_PLACES = 8;

/** What stands at each place of the one array that values are; null where its places are not known. */
export function placesOf(machine: Machine, values: Values): readonly Values[] | null {
  const [list] = values;
  if (!list || values.size !== 1 || !isSite(list, "array", "arguments")) return null;
  if (machine.read(list.element).size > 0 || machine.read(list.spread).size > 0) return null;
  const places: Values[] = [];
  for (let index = 0; list.props.has(String(index)); index += 1)
    places.push(machine.read(machine.prop(list, String(index))));
  return places.length > 0 && places.length <= MOST_PLACES ? places : null;
}
