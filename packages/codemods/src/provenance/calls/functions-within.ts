import type { ts } from "ts-morph";
import { heldBy, withHeld } from "../held.ts";
import type { Value } from "../value.ts";

/** The functions among values, and those that they hold in their members. */
export function functionsWithin(values: Iterable<Value>): ReadonlySet<ts.Node> {
  const reached = [...withHeld(values, Number.POSITIVE_INFINITY, heldInProgram)];
  return new Set(reached.flatMap((value) => (value.kind === "function" ? [value.node] : [])));
}

/** The objects of a library hold what the library made. */
function heldInProgram(value: Value): readonly Value[] {
  return value.kind === "site" && value.context.module.isModel ? [] : heldBy(value);
}
