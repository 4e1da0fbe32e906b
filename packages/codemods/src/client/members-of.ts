import type { NativeCall } from "../provenance/native/native.ts";
import type { Values } from "../provenance/value.ts";
import { flatMap } from "../provenance/values.ts";

/** What a member of any of the values can be. */
export function membersOf(call: NativeCall, values: Values, name: string): Values {
  return flatMap(values, (value) => call.machine.verbs.member(value, name, call.frame, call.node));
}
