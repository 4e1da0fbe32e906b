import type { Machine } from "../machine.ts";
import type { SiteValue, Value } from "../value.ts";

/** The object that holds what code writes to a function, such as `prototype`. */
export function functionObject(
  machine: Machine,
  value: Extract<Value, { kind: "function" }>,
): SiteValue {
  return machine.site(value.node, value.context, "function");
}
