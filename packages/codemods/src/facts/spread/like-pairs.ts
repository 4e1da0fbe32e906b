import type { Likeness } from "../../provenance/likenesses.ts";
import type { Machine } from "../../provenance/machine.ts";
import {
  isSite,
  type SiteValue,
  type Value,
  type Values,
  writtenNames,
} from "../../provenance/value.ts";
import { NOTHING } from "../../provenance/values.ts";
import { rootFrameOf } from "../root-frame.ts";

/** How deep two values are held against each other: they may refer to themselves. */
const DEPTH = 8;

type Pair = readonly [left: readonly Value[], right: readonly Value[]];

/** The pairs of what was analyzed: roles are spread over them again and again, and change nothing of them. */
const known = new WeakMap<Likeness, readonly Pair[]>();

/**
 * What stands at the same place of two sides that are alike: the sides, their members, their elements. What
 * stands at several places is there once.
 */
export function likePairs(machine: Machine, likeness: Likeness): readonly Pair[] {
  const before = known.get(likeness);
  if (before) return before;
  const pairs = pairsOf(machine, [...likeness.left], [...likeness.right]);
  known.set(likeness, pairs);
  return pairs;
}

function pairsOf(
  machine: Machine,
  left: readonly Value[],
  right: readonly Value[],
): readonly Pair[] {
  const found = new Map<string, { readonly pair: Pair; readonly depth: number }>();
  const keyOf = (values: readonly Value[]): string =>
    values.map((value) => machine.intern.id(value)).join();
  const visit = (given: readonly Value[], like: readonly Value[], depth: number): void => {
    const [one, other] = apart(given.flatMap(unwritten), like.flatMap(unwritten));
    if (one.length === 0 || other.length === 0 || depth > DEPTH) return;
    const key = `${keyOf(one)}|${keyOf(other)}`;
    if ((found.get(key)?.depth ?? DEPTH + 1) <= depth) return;
    found.set(key, { pair: [one, other], depth });
    for (const [inner, others] of partsOf(machine, one, other)) visit(inner, others, depth + 1);
  };
  visit(left, right, 0);
  return [...found.values()].map(({ pair }) => pair);
}

/** The members and elements of two sides. */
function partsOf(
  machine: Machine,
  left: readonly Value[],
  right: readonly Value[],
): readonly Pair[] {
  const members = [...namesOf(left, right)].map(
    (name): Pair => [
      once(left.flatMap((value) => [...memberOf(machine, value, name)])),
      once(right.flatMap((value) => [...memberOf(machine, value, name)])),
    ],
  );
  return tellPlaces(left, right)
    ? members
    : [...members, [once(elementsOf(machine, left)), once(elementsOf(machine, right))]];
}

/** What JSON text stands for, as clients give it: an adapter of axios answers with text, which axios parses. */
function unwritten(value: Value): readonly Value[] {
  return isSite(value, "json") ? [...value.element.values] : [value];
}

/**
 * What only one of two sides has, each once: what both have is like itself, and says nothing of what else comes to the
 * same place, as where a loop holds each of many things against what it was before.
 */
function apart(left: readonly Value[], right: readonly Value[]): Pair {
  const [one, other] = [new Set(left), new Set(right)];
  return [[...one].filter((each) => !other.has(each)), [...other].filter((each) => !one.has(each))];
}

function once(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

/** Whether all that is on both sides are arrays, or what a call was given, of which each place is known. */
function tellPlaces(left: readonly Value[], right: readonly Value[]): boolean {
  return [...left, ...right].every(
    (value) =>
      value.kind === "plain" ||
      (isSite(value, "array", "arguments") && value.element.values.size === 0),
  );
}

/** The members that objects on either side were written with, and the places of arrays. */
function namesOf(left: readonly Value[], right: readonly Value[]): ReadonlySet<string> {
  const both = [...left, ...right];
  const names = both.flatMap((value) => (isSite(value, "object") ? namesIn(value) : []));
  const places = tellPlaces(left, right)
    ? both.flatMap((value) => (isSite(value, "array", "arguments") ? writtenNames(value) : []))
    : [];
  return new Set([...names, ...places]);
}

/** The members that an object was written with, and those that it copied of others, each of which is looked at once. */
function namesIn(object: SiteValue, seen = new Set<Value>()): readonly string[] {
  if (seen.has(object)) return [];
  seen.add(object);
  const copied = [...object.spread.values].flatMap((value) =>
    isSite(value, "object") ? namesIn(value, seen) : [],
  );
  return [...writtenNames(object), ...copied];
}

function memberOf(machine: Machine, value: Value, name: string): Values {
  if (isSite(value, "array", "arguments")) return value.props.get(name)?.values ?? NOTHING;
  if (value.kind !== "service" && !isSite(value, "object", "instance")) return NOTHING;
  const frame = rootFrameOf(machine);
  return machine.verbs.member(value, name, frame, frame.context.node);
}

/** The elements of lists. */
function elementsOf(machine: Machine, values: readonly Value[]): readonly Value[] {
  return values.flatMap((value) => {
    const isList = isSite(value, "array") || (value.kind === "service" && value.type.is === "list");
    return isList ? [...machine.verbs.elements(value, rootFrameOf(machine))] : [];
  });
}
