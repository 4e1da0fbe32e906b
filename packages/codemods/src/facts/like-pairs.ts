import type { Machine } from "../provenance/machine.ts";
import { isSite, type Value, type Values, writtenNames } from "../provenance/value.ts";
import { NOTHING } from "../provenance/values.ts";
import { rootFrameOf } from "./root-frame.ts";

/** How deep two values are held against each other: they may refer to themselves. */
const DEPTH = 8;

type Pair = readonly [left: readonly Value[], right: readonly Value[]];

/** What stands at the same place of two sides that are alike: the sides, their members, their elements. */
export function likePairs(
  machine: Machine,
  left: readonly Value[],
  right: readonly Value[],
  depth = 0,
): readonly Pair[] {
  if (left.length === 0 || right.length === 0 || depth > DEPTH) return [];
  const members = [...namesOf(left, right)].map(
    (name): Pair => [
      left.flatMap((value) => [...memberOf(machine, value, name)]),
      right.flatMap((value) => [...memberOf(machine, value, name)]),
    ],
  );
  const elements: readonly Pair[] = tellPlaces(left, right)
    ? []
    : [[elementsOf(machine, left), elementsOf(machine, right)]];
  return [
    [left, right],
    ...[...members, ...elements].flatMap(([one, other]) =>
      likePairs(machine, one, other, depth + 1),
    ),
  ];
}

/** Whether all of both sides are arrays of which each place is known. */
function tellPlaces(left: readonly Value[], right: readonly Value[]): boolean {
  return [...left, ...right].every(
    (value) => isSite(value, "array") && value.element.values.size === 0,
  );
}

/** The members that objects on either side were written with, and the places of arrays. */
function namesOf(left: readonly Value[], right: readonly Value[]): ReadonlySet<string> {
  const both = [...left, ...right];
  const names = both.flatMap((value) => (isSite(value, "object") ? writtenNames(value) : []));
  const places = tellPlaces(left, right)
    ? both.flatMap((value) => (isSite(value, "array") ? writtenNames(value) : []))
    : [];
  return new Set([...names, ...places]);
}

function memberOf(machine: Machine, value: Value, name: string): Values {
  if (isSite(value, "array")) return value.props.get(name)?.values ?? NOTHING;
  if (value.kind !== "service" && !isSite(value, "object", "instance")) return NOTHING;
  const frame = rootFrameOf(machine);
  return machine.verbs.member(value, name, frame, frame.context.node);
}

/** The elements of lists, and what JSON text stands for. */
function elementsOf(machine: Machine, values: readonly Value[]): readonly Value[] {
  return values.flatMap((value) => {
    if (isSite(value, "json")) return [...value.element.values];
    const isList = isSite(value, "array") || (value.kind === "service" && value.type.is === "list");
    return isList ? [...machine.verbs.elements(value, rootFrameOf(machine))] : [];
  });
}
