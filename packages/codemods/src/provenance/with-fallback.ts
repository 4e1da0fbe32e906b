import type { ts } from "ts-morph";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { isNullish, type Values } from "./value.ts";
import { UNKNOWN, union, without } from "./values.ts";

/** A default counts where the value may be missing. */
export function withFallback(
  machine: Machine,
  values: Values,
  initializer: ts.Expression,
  frame: Frame,
): Values {
  const fallback = machine.verbs.evaluate(initializer, frame);
  const present = without(values, isNullish);
  return present.size < values.size || values.size === 0 || present.has(UNKNOWN)
    ? union(present, fallback)
    : present;
}
