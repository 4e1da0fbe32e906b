import { oncePer } from "../../program/once-per.ts";
import type { Machine } from "../../provenance/machine.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { Value } from "../../provenance/value.ts";
import { descriptorFlows } from "./descriptor-flows.ts";

/** The types that descriptions of calls declare what the service answers with: `define<void, Found[]>({ path: '/habits' })`. */
export const describedTypes = oncePer(
  (machine: Machine): ReadonlyMap<Value, readonly TypeRef[]> => {
    const found = new Map<Value, TypeRef[]>();
    for (const [type, values] of descriptorFlows(machine))
      for (const value of values) found.set(value, [...(found.get(value) ?? []), type]);
    return found;
  },
);
