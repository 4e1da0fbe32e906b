import type { Machine } from "./machine.ts";
import type { ServiceValue } from "./value.ts";

/** The envelope that the body of a response holds. */
export function envelopeOf(machine: Machine, value: ServiceValue): ServiceValue {
  return machine.intern.service(value.call, { is: "envelope" });
}
