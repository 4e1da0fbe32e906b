import type { PlainValue, UnknownValue, Value, Values } from "./value.ts";

/** A scalar other than `null` and `undefined`. */
export const PLAIN: PlainValue = { kind: "plain", nullish: false };

/** `null` or `undefined`. */
export const NULLISH: PlainValue = { kind: "plain", nullish: true };

/** A test that surely holds, and one that surely does not. */
export const TRUE: PlainValue = { kind: "plain", nullish: false, truth: true };
export const FALSE: PlainValue = { kind: "plain", nullish: false, truth: false };

/** An error of the language, which a `catch` may start with in place of what was thrown. */
const RAISED: PlainValue = { kind: "plain", nullish: false, raised: true };

/** Anything. */
export const UNKNOWN: UnknownValue = { kind: "unknown" };

/** Anything that fits a declared type of which nothing is known. */
const DECLARED: UnknownValue = { kind: "unknown", declared: true };

/** An element of a page, and what `$()` gives of them. */
export const ELEMENT: UnknownValue = { kind: "unknown", onPage: "element" };
export const FOUND: UnknownValue = { kind: "unknown", onPage: "found" };

/** No value: of what is never reached, or has not run yet. */
export const NOTHING: Values = new Set();

/** A scalar and nothing else. */
export const JUST_PLAIN: Values = new Set([PLAIN]);

/** An error of the language and nothing else. */
export const JUST_RAISED: Values = new Set([RAISED]);

/** `null` or `undefined` and nothing else. */
export const JUST_NULLISH: Values = new Set([NULLISH]);

/** Anything at all. */
export const JUST_UNKNOWN: Values = new Set([UNKNOWN]);

/** Anything that a declared type may allow, where nothing was seen to come. */
export const JUST_DECLARED: Values = new Set([DECLARED]);

const single = new WeakMap<Value, Values>();

/** The set of one value, the same one each time: most that is known of a program is one value. */
export function one(value: Value): Values {
  const known = single.get(value);
  if (known) return known;
  const values = new Set([value]);
  single.set(value, values);
  return values;
}

/** The values of all the sets; one of these itself where it has all that the later ones have. */
export function union(...sets: readonly Values[]): Values {
  let all = NOTHING;
  let own: Set<Value> | null = null;
  for (const set of sets) {
    if (all.size === 0) all = set;
    else if (set !== all)
      for (const value of set) {
        if (all.has(value)) continue;
        own ??= new Set(all);
        own.add(value);
        all = own;
      }
  }
  return all;
}

/** The union of what a function gives for each value. */
export function flatMap(values: Values, each: (value: Value) => Values): Values {
  if (values.size === 0) return NOTHING;
  if (values.size === 1) for (const value of values) return each(value);
  return union(...[...values].map(each));
}

/** The values for which `drop` does not hold; the same set where it holds for none. */
export function without(values: Values, drop: (value: Value) => boolean): Values {
  for (const value of values) {
    if (drop(value)) return new Set([...values].filter((other) => !drop(other)));
  }
  return values;
}
