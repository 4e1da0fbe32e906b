import type { ts } from "ts-morph";
import type { Value } from "../value.ts";

/** The functions among values, and those that they hold in their members. */
export function functionsWithin(values: Iterable<Value>): ReadonlySet<ts.Node> {
  const reached = new Set(values);
  const found = new Set<ts.Node>();
  for (const value of reached) {
    if (value.kind === "function") found.add(value.node);
    if (value.kind !== "site" || value.context.module.isModel) continue;
    for (const cell of [value.element, value.spread, ...value.props.values()])
      for (const inner of cell.values) reached.add(inner);
  }
  return found;
}
