import { membersOf } from "../client/members-of.ts";
import type { Machine } from "../provenance/machine.ts";
import { itself } from "../provenance/native/itself.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import type { Replacement } from "../provenance/stand-ins.ts";
import type { SiteValue, Values } from "../provenance/value.ts";
import { JUST_PLAIN, NOTHING, one, union } from "../provenance/values.ts";
import { likeResult } from "./like-result.ts";
import { givenBy, replaceBy, standInsOf } from "./stand-in.ts";

/** A function that a test makes: it does what it is told to, and remembers its calls. */
export function mockFunction(call: NativeCall, functions: Values): SiteValue {
  const { machine, node, frame } = call;
  const site = machine.site(node, frame.context, "mock-function");
  replaceBy(machine, site, { node, context: frame.context }, { functions });
  return site;
}

/** What a call of a mock function gives. */
export function callMock(call: NativeCall): Values {
  const { machine, self } = call;
  if (self?.kind !== "site") return JUST_PLAIN;
  remember(call, self);
  return union(...standInsOf(machine, self).map((standIn) => givenBy(standIn, call)));
}

/** Keeps what a mock function was called with. */
export function remember(call: NativeCall, mock: SiteValue): void {
  const { machine, node, frame, args } = call;
  const made = machine.site(node, frame.context, "arguments");
  args.forEach((values, index) => {
    machine.write(machine.prop(made, String(index)), values);
  });
  machine.write(machine.prop(made, "arguments"), one(made));
  machine.write(callsOf(machine, mock).element, one(made));
}

/** The calls of a mock function, each the list of what it was called with. */
export function callsOf(machine: Machine, mock: SiteValue): SiteValue {
  return machine.site(mock.node, mock.context, "array");
}

/** What test libraries keep under `mock` of a mock function. */
export function recordOf(machine: Machine, mock: SiteValue): SiteValue {
  const record = machine.site(mock.node, mock.context, "object");
  const calls = callsOf(machine, mock);
  machine.write(machine.prop(record, "calls"), one(calls));
  machine.write(machine.prop(record, "lastCall"), machine.read(calls.element));
  for (const name of ["mockImplementation", "mockImplementationOnce"]) {
    const control = mockControls[name];
    if (control)
      machine.write(machine.prop(record, name), one(machine.intern.native(control, mock)));
  }
  return record;
}

const control = (name: string, by: (call: NativeCall) => Replacement): Native => ({
  name,
  apply: (call) => {
    const { machine, node, frame, self } = call;
    if (!self) return NOTHING;
    const replacement = by(call);
    const place = { node, context: frame.context };
    const standIn = replaceBy(machine, self, place, replacement);
    if (self.kind === "function") likeResult(call, self, givenBy(standIn, call));
    return one(self);
  },
});

const given = (call: NativeCall): Values => call.args[0] ?? NOTHING;
const promised = (call: NativeCall): Values =>
  promiseOf(call.machine, call.machine.verbs.awaited(given(call)), call.node, call.frame.context);
/** A client that refuses gives the response with the error: what it holds is what the service answers. */
const refused = (call: NativeCall): Replacement =>
  call.self?.kind === "native"
    ? { given: promised({ ...call, args: [membersOf(call, given(call), "response")] }) }
    : {};
/** Methods by which tests say what a mock function does. */
export const mockControls: Readonly<Record<string, Native>> = {
  mockResolvedValue: control("mockResolvedValue", (call) => ({ given: promised(call) })),
  mockResolvedValueOnce: control("mockResolvedValueOnce", (call) => ({
    given: promised(call),
    once: true,
  })),
  mockReturnValue: control("mockReturnValue", (call) => ({ given: given(call) })),
  mockReturnValueOnce: control("mockReturnValueOnce", (call) => ({
    given: given(call),
    once: true,
  })),
  mockImplementation: control("mockImplementation", (call) => ({ functions: given(call) })),
  mockImplementationOnce: control("mockImplementationOnce", (call) => ({
    functions: given(call),
    once: true,
  })),
  mockRejectedValue: control("mockRejectedValue", refused),
  mockRejectedValueOnce: control("mockRejectedValueOnce", (call) => ({
    ...refused(call),
    once: true,
  })),
  mockClear: itself("mockClear"),
  mockReset: itself("mockReset"),
  mockRestore: itself("mockRestore"),
  mockName: itself("mockName"),
};
