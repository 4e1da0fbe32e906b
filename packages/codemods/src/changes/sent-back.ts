import type { Facts } from "../facts/facts.ts";
import { bodyObjects } from "../provenance/body-objects.ts";
import type { ServiceCall } from "../provenance/value.ts";

const known = new WeakMap<Facts, ReadonlySet<ServiceCall>>();

/** The calls whose answers are sent back to the service themselves. */
export function sentBack(facts: Facts): ReadonlySet<ServiceCall> {
  const found = known.get(facts) ?? new Set(callsIn(facts));
  known.set(facts, found);
  return found;
}

function* callsIn({ machine }: Facts): Iterable<ServiceCall> {
  for (const { uses } of machine.exchanges.all.values())
    for (const { body } of uses.values())
      for (const value of bodyObjects(body)) if (value.kind === "service") yield value.call;
}
