import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { Place } from "../provenance/order/place.ts";
import { knownTexts } from "../provenance/text/text.ts";
import { isSite, type Value, type Values } from "../provenance/value.ts";
import { JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";
import { likeResult } from "./like-result.ts";
import { mockFunction } from "./mock-function.ts";
import { replaceBy } from "./stand-in.ts";

/** `method(object, 'name', implementation)`: a mock function takes the place of a member. */
export function replaceMember(call: NativeCall): Values {
  const { machine, frame, node, args } = call;
  const names = knownTexts(args[1] ?? NOTHING);
  if (names.length === 0) return JUST_UNKNOWN;
  const functions = new Set([...(args[2] ?? NOTHING)].filter(({ kind }) => kind === "function"));
  const mock = mockFunction(call, functions);
  const place = { node, context: frame.context };
  for (const object of args[0] ?? NOTHING) {
    for (const name of names) {
      replaceIn(machine, object, name, one(mock), place);
      if (object.kind === "native" || isSite(object, "axios")) continue;
      const given = machine.verbs.invoke(one(mock), implicitCall(call, []));
      for (const real of machine.verbs.member(object, name, frame, node))
        likeResult(call, real, given);
    }
  }
  return one(mock);
}

/** What is written to a member of the platform or of a client stands in for it. */
export function replaceIn(
  machine: Machine,
  object: Value,
  name: string,
  values: Values,
  place: Place,
): void {
  if (object.kind === "native") object.native.replace?.(machine, name, values, place);
  if (!isSite(object, "axios")) return;
  const frame = { context: place.context, flow: new Map() };
  for (const method of machine.verbs.member(object, name, frame, place.node))
    if (method.kind === "native") replaceBy(machine, method, place, { functions: values });
}
