import type { NativeCall } from "../provenance/native/native.ts";
import { isNullish, type Values } from "../provenance/value.ts";
import { union, without } from "../provenance/values.ts";
import { membersOf } from "./members-of.ts";

/** What an option is, in the options of a call and those of its instance. */
export function optionOf(call: NativeCall, layers: readonly Values[], name: string): Values {
  return without(union(...layers.map((layer) => membersOf(call, layer, name))), isNullish);
}
