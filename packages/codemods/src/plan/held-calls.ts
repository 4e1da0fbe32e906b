import type { ServiceCall, Value } from "../provenance/value.ts";

/** Objects that hold others are looked into this deep. */
const DEPTH = 4;

/** Tells the calls whose answers a value holds, itself or in its members. */
export function createHeldCalls(): (value: Value) => ReadonlySet<ServiceCall> {
  const known = new Map<Value, ReadonlySet<ServiceCall>>();
  return (value) => {
    const before = known.get(value);
    if (before) return before;
    const found = new Set<ServiceCall>();
    gather(value, found, DEPTH, new Set());
    known.set(value, found);
    return found;
  };
}

function gather(value: Value, found: Set<ServiceCall>, depth: number, seen: Set<Value>): void {
  if (value.kind === "service") found.add(value.call);
  else if (value.kind === "field" && value.holder.kind === "service") found.add(value.holder.call);
  else if (value.kind === "site" && depth > 0 && !seen.has(value)) {
    seen.add(value);
    const cells = [value.element, value.spread, ...value.props.values()];
    for (const cell of cells)
      for (const inner of cell.values) gather(inner, found, depth - 1, seen);
  }
}
