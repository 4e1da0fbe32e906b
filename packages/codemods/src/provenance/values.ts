import type { PlainValue, UnknownValue, Value, Values } from "./value.ts";

export const PLAIN: PlainValue = { kind: "plain", nullish: false };

export const NULLISH: PlainValue = { kind: "plain", nullish: true };

export const UNKNOWN: UnknownValue = { kind: "unknown" };

export const NOTHING: Values = new Set();

export const JUST_PLAIN: Values = new Set([PLAIN]);

export const JUST_NULLISH: Values = new Set([NULLISH]);

export const JUST_UNKNOWN: Values = new Set([UNKNOWN]);

export function one(value: Value): Values {
  return new Set([value]);
}

export function union(...sets: readonly Values[]): Values {
  const filled = sets.filter((set) => set.size > 0);
  const [first, second] = filled;
  if (!first) return NOTHING;
  if (!second) return first;
  const all = new Set<Value>();
  for (const set of filled) for (const value of set) all.add(value);
  return all;
}

/** The union of what a function gives for each value. */
export function flatMap(values: Values, each: (value: Value) => Values): Values {
  if (values.size === 0) return NOTHING;
  return union(...[...values].map(each));
}

export function without(values: Values, drop: (value: Value) => boolean): Values {
  for (const value of values) {
    if (drop(value)) return new Set([...values].filter((other) => !drop(other)));
  }
  return values;
}
