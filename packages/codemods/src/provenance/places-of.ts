import { ts } from "ts-morph";
import type { Machine } from "./machine.ts";
import { valuesOf } from "./types/typed.ts";
import { isSite, type SiteValue, type Value, type Values } from "./value.ts";
import { NOTHING, union } from "./values.ts";

/** A list of more places than this is no tuple: it may well grow by being copied into itself. */
export const MOST_PLACES = 8;

/**
 * What stands at each place of the arrays that values are, by themselves and by the tuples that they are declared as;
 * null where their places are not known, or some have more than others.
 */
export function placesOf(machine: Machine, values: Values): readonly Values[] | null {
  const lists = [...values].filter(isList).map((list) => placesIn(machine, list));
  const tuples = [...values].map((value) => (isList(value) ? [] : tupleOf(machine, value)));
  const [first] = lists;
  if (!first || tuples.includes(null)) return null;
  if (lists.some((places) => places?.length !== first.length)) return null;
  return first.map((_, index) =>
    union(...[...lists, ...tuples].map((each) => each?.[index] ?? NOTHING)),
  );
}

function isList(value: Value): value is SiteValue {
  return isSite(value, "array", "arguments");
}

function placesIn(machine: Machine, list: SiteValue): readonly Values[] | null {
  if (machine.read(list.element).size > 0 || machine.read(list.spread).size > 0) return null;
  const places: Values[] = [];
  for (let index = 0; list.props.has(String(index)); index += 1) {
    const place = machine.read(machine.prop(list, String(index)));
    if (place.size === 0 && isPast(list, index)) break;
    places.push(place);
  }
  return places.length > 0 && places.length <= MOST_PLACES ? places : null;
}

/** Whether a place was only asked for, as the first of `[]` may be: a literal has as many as it writes. */
function isPast({ node }: SiteValue, index: number): boolean {
  return (
    ts.isArrayLiteralExpression(node) &&
    index >= node.elements.length &&
    !node.elements.some(ts.isSpreadElement)
  );
}

/** What a declared tuple has at its places; null for any other value. */
function tupleOf(machine: Machine, value: Value): readonly Values[] | null {
  if (value.kind !== "typed") return null;
  const structure = machine.types.expand(value.type);
  return structure.is === "tuple" ? structure.of.map((each) => valuesOf(machine, each)) : null;
}
