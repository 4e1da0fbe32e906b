import type { Values } from "../value.ts";
import { one } from "../values.ts";
import type { NativeCall } from "./native.ts";

/** The array that a call makes, with these elements. */
export function arrayOf(call: NativeCall, values: Values): Values {
  const site = call.machine.site(call.node, call.frame.context, "array");
  call.machine.write(site.element, values);
  return one(site);
}
