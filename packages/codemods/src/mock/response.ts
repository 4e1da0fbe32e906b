import { envelopeOf } from "../provenance/envelope-of.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { promiseOf } from "../provenance/native/promise.ts";
import { isSite, type Values } from "../provenance/value.ts";
import { flatMap, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one } from "../provenance/values.ts";

/** A response that code makes itself, holding a parsed body. */
export function responseWith(call: NativeCall, body: Values): Values {
  const { machine, node, frame } = call;
  const site = machine.site(node, frame.context, "response");
  machine.write(site.element, body);
  return one(site);
}

/** What JSON text stands for, be it an answer that is handed on as it came. */
export function parsed({ machine }: NativeCall, text: Values): Values {
  return flatMap(text, (value) => {
    if (value.kind === "service" && value.type.is === "text")
      return one(envelopeOf(machine, value));
    return isSite(value, "json") ? machine.read(value.element) : NOTHING;
  });
}

/** The global `Response`. */
export const responseGlobal: Native = {
  name: "Response",
  apply: () => JUST_UNKNOWN,
  construct: (call) => responseWith(call, parsed(call, call.args[0] ?? NOTHING)),
  members: {
    json: { name: "json", apply: (call) => responseWith(call, call.args[0] ?? NOTHING) },
    error: { name: "error", apply: (call) => responseWith(call, NOTHING) },
  },
};

function body({ self, machine }: NativeCall): Values {
  return self?.kind === "site" ? machine.read(self.element) : NOTHING;
}

/** Methods of a response that code made itself. */
export const madeResponseMethods: Readonly<Record<string, Native>> = {
  json: {
    name: "json",
    apply: (call) => promiseOf(call.machine, body(call), call.node, call.frame.context),
  },
  text: {
    name: "text",
    apply: (call) => {
      const json = call.machine.site(call.node, call.frame.context, "json");
      call.machine.write(json.element, body(call));
      return promiseOf(call.machine, one(json), call.node, call.frame.context);
    },
  },
  clone: { name: "clone", apply: ({ self }) => (self ? one(self) : JUST_PLAIN) },
};
