import { itself } from "../../provenance/native/itself.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { knownTexts } from "../../provenance/text/text.ts";
import type { SiteKind, Values } from "../../provenance/value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../../provenance/values.ts";
import { membersOf } from "../members-of.ts";

/** What sets an entry gives a map that has it: here it is the same one, which has whatever is ever set. */
const put = (name: string): Native => ({
  name,
  apply: (call) => {
    const { machine, self, args } = call;
    if (self?.kind !== "site") return NOTHING;
    const names = knownTexts(args[0] ?? NOTHING);
    for (const each of names) machine.write(machine.prop(self, each), args[1] ?? NOTHING);
    if (names.length === 0) machine.write(self.element, args[1] ?? NOTHING);
    return one(self);
  },
});

/** `HttpHeaders` and `HttpParams`: methods give a changed copy. */
export const angularMapMethods: Readonly<Record<string, Native>> = {
  set: put("set"),
  append: put("append"),
  delete: itself("delete"),
  appendAll: {
    name: "appendAll",
    apply: ({ machine, self, args }) => {
      if (self?.kind !== "site") return NOTHING;
      machine.write(self.spread, args[0] ?? NOTHING);
      return one(self);
    },
  },
  get: { name: "get", apply: () => JUST_PLAIN },
  getAll: { name: "getAll", apply: () => JUST_PLAIN },
  has: { name: "has", apply: () => JUST_PLAIN },
  keys: { name: "keys", apply: () => JUST_PLAIN },
  toString: { name: "toString", apply: () => JUST_PLAIN },
};

function made(call: NativeCall, is: SiteKind, held: Values): Values {
  const site = call.machine.site(call.node, call.frame.context, is);
  call.machine.write(site.spread, held);
  return one(site);
}

export const angularHeaders: Native = {
  name: "HttpHeaders",
  apply: () => JUST_UNKNOWN,
  construct: (call) => made(call, "http-headers", call.args[0] ?? NOTHING),
};

export const angularParams: Native = {
  name: "HttpParams",
  apply: () => JUST_UNKNOWN,
  construct: (call) =>
    made(call, "http-params", union(membersOf(call, call.args[0] ?? NOTHING, "fromObject"))),
};
