import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import type { Place } from "../provenance/order/place.ts";
import { knownTexts } from "../provenance/text/text.ts";
import { isSite, type SiteValue, type Value, type Values } from "../provenance/value.ts";
import { flatMap, JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";
import { likeResult } from "./like-result.ts";
import { callMock, mockFunction } from "./mock-function.ts";
import { replaceBy } from "./stand-in.ts";

/** `method(object, 'name', implementation)`: a mock function takes the place of a member. */
export function replaceMember(call: NativeCall): Values {
  const { machine, frame, node, args } = call;
  const names = knownTexts(args[1] ?? NOTHING);
  if (names.length === 0) return JUST_UNKNOWN;
  const functions = new Set([...(args[2] ?? NOTHING)].filter(isFunction));
  const mock = mockFunction(call, functions);
  const place = { node, context: frame.context };
  for (const object of args[0] ?? NOTHING) {
    for (const name of names) {
      replaceIn(machine, object, name, one(mock), place);
      if (object.kind !== "native" && !isSite(object, "axios")) standIn(call, object, name, mock);
    }
  }
  return one(mock);
}

/** Under what no code can read, a mock keeps what it stands in for, and whose that is. */
const REAL = "(real)";
const OWNER = "(owner)";

/** Has a mock remember the calls of a function of the program, which is followed as before. */
function standIn(call: NativeCall, object: Value, name: string, mock: SiteValue): void {
  const { machine, frame, node } = call;
  const given = machine.verbs.invoke(one(mock), implicitCall(call, []));
  const reals = machine.verbs.member(object, name, frame, node);
  for (const real of reals) likeResult(call, real, given);
  const functions = new Set([...reals].filter(isFunction));
  if (!isSite(object, "object", "instance") || functions.size === 0) return;
  machine.write(machine.prop(mock, REAL), functions);
  machine.write(machine.prop(mock, OWNER), one(object));
  machine.write(machine.prop(object, name), one(machine.intern.native(recorder, mock)));
}

/**
 * What is called along with the function that a mock stands in for, so that the mock has what it was called with, and
 * what it gives then is like what that function gives for the same.
 */
const recorder: Native = {
  name: "recorder",
  apply: (call) => {
    const { machine, self: mock, frame, node } = call;
    const given = callMock(call);
    if (!mock || !isSite(mock, "mock-function")) return NOTHING;
    const { invoke, awaited } = machine.verbs;
    const reals = machine.read(machine.prop(mock, REAL));
    const owners = machine.read(machine.prop(mock, OWNER));
    const result = flatMap(owners, (self) =>
      invoke(reals, { ...implicitCall(call, call.args), self }),
    );
    machine.likenesses.liken({ node, context: frame.context }, awaited(result), awaited(given));
    return NOTHING;
  },
};

function isFunction({ kind }: Value): boolean {
  return kind === "function";
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
