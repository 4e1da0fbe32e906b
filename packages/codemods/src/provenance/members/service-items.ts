import type { Machine } from "../machine.ts";
import type { ServiceValue, Values } from "../value.ts";
import { JUST_UNKNOWN, one, union } from "../values.ts";
import { addedElements } from "./added-members.ts";

/** The elements of a list that the service answered with, and those that code put among them. */
export function serviceItems(machine: Machine, value: ServiceValue): Values {
  if (value.type.is !== "list") return JUST_UNKNOWN;
  const item = machine.intern.service(value.call, { is: "payload", of: value.type.of });
  return union(one(item), addedElements(machine, value));
}
