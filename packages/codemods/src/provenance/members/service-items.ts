import type { Machine } from "../machine.ts";
import type { ServiceValue, Values } from "../value.ts";
import { JUST_UNKNOWN, one } from "../values.ts";

/** The elements of a list that the service answered with. */
export function serviceItems(machine: Machine, value: ServiceValue): Values {
  return value.type.is === "list"
    ? one(machine.intern.service(value.call, { is: "payload", of: value.type.of }))
    : JUST_UNKNOWN;
}
