import { implicitCall } from "../invocation.ts";
import type { Values } from "../value.ts";
import { NOTHING } from "../values.ts";
import type { NativeCall } from "./native.ts";

/** Calls the function that is an argument. */
export function callback(call: NativeCall, index: number, args: readonly Values[]): Values {
  return call.machine.verbs.invoke(call.args[index] ?? NOTHING, implicitCall(call, args));
}
