import type { Facts } from "../../facts/facts.ts";
import { oncePer } from "../../program/once-per.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { ServiceCall } from "../../provenance/value.ts";

/** The calls whose answers are sent back to the service themselves. */
export const sentBack = oncePer(
  (facts: Facts): ReadonlySet<ServiceCall> => new Set(callsIn(facts)),
);

function* callsIn({ machine }: Facts): Iterable<ServiceCall> {
  for (const { uses } of machine.exchanges.all.values())
    for (const { body } of uses.values())
      for (const value of bodyObjects(body)) if (value.kind === "service") yield value.call;
}
