import { withHeld } from "../provenance/held.ts";
import type { ServiceCall, Value } from "../provenance/value.ts";

/** Objects that hold others are looked into this deep. */
const DEPTH = 4;

/** Tells the calls whose answers a value holds, itself or in its members. */
export function createHeldCalls(): (value: Value) => ReadonlySet<ServiceCall> {
  const known = new Map<Value, ReadonlySet<ServiceCall>>();
  return (value) => {
    const before = known.get(value);
    if (before) return before;
    const found = new Set([...withHeld([value], DEPTH)].flatMap(answering));
    known.set(value, found);
    return found;
  };
}

/** The call that gave a value, or what it is a part of. */
function answering(value: Value): readonly ServiceCall[] {
  const whole = value.kind === "field" ? value.holder : value;
  return whole.kind === "service" ? [whole.call] : [];
}
