import type { NativeCall } from "../provenance/native/native.ts";
import { knownTexts } from "../provenance/text.ts";
import type { SiteValue, Values } from "../provenance/value.ts";
import { JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";
import { mockFunction } from "./mock-function.ts";

/** `method(object, 'name', implementation)`: a mock function takes the place of a member. */
export function replaceMember(call: NativeCall): Values {
  const { machine, frame, node, args } = call;
  const names = knownTexts(args[1] ?? NOTHING);
  if (names.length === 0) return JUST_UNKNOWN;
  const functions = new Set([...(args[2] ?? NOTHING)].filter(({ kind }) => kind === "function"));
  const mock: SiteValue = mockFunction(call, functions);
  const place = { node, context: frame.context };
  for (const object of args[0] ?? NOTHING) {
    if (object.kind !== "native") continue;
    for (const name of names) object.native.replace?.(machine, name, one(mock), place);
  }
  return one(mock);
}
