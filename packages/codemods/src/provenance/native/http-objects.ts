import { knownTexts } from "../text/text.ts";
import type { SiteValue, Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, one, union } from "../values.ts";
import { itself } from "./itself.ts";
import type { Native, NativeCall } from "./native.ts";

function setEntry(call: NativeCall): Values {
  const { self, machine, args } = call;
  if (self?.kind !== "site") return NOTHING;
  const names = knownTexts(args[0] ?? NOTHING);
  for (const name of names) machine.write(machine.prop(self, name), args[1] ?? NOTHING);
  if (names.length === 0) machine.write(self.element, args[1] ?? NOTHING);
  return NOTHING;
}

const put = (name: string): Native => ({ name, apply: setEntry });

export const headersMethods: Readonly<Record<string, Native>> = {
  set: put("set"),
  append: put("append"),
  get: { name: "get", apply: () => JUST_PLAIN },
  has: { name: "has", apply: () => JUST_PLAIN },
};

/** What was set under a name; what the text has that a query is made of is not known. */
function getEntry({ self, machine, args }: NativeCall): Values {
  if (self?.kind !== "site") return JUST_PLAIN;
  const names = knownTexts(args[0] ?? NOTHING);
  return union(JUST_PLAIN, ...names.map((name) => machine.read(machine.prop(self, name))));
}

/** A query's text is a hole whose parameters are known. */
export const searchParamsMethods: Readonly<Record<string, Native>> = {
  set: put("set"),
  append: put("append"),
  get: { name: "get", apply: getEntry },
  has: { name: "has", apply: () => JUST_PLAIN },
  toString: itself("toString"),
};

function copyOf({ machine, node, frame, args }: NativeCall, is: SiteValue["is"]): Values {
  const site = machine.site(node, frame.context, is);
  machine.write(site.spread, args[0] ?? NOTHING);
  return one(site);
}

/** A query with the parameters of an object. */
export function queryOf(call: NativeCall): Values {
  return copyOf(call, "search-params");
}

const copying = (name: string, is: SiteValue["is"]): Native => ({
  name,
  apply: () => JUST_PLAIN,
  construct: (call) => copyOf(call, is),
});

export const headersGlobal: Native = copying("Headers", "headers");
export const searchParamsGlobal: Native = copying("URLSearchParams", "search-params");
