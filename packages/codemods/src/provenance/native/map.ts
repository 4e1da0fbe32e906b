import { noteCachedTexts } from "../../models/cached-texts.ts";
import { entry } from "../members/elements.ts";
import { isPending } from "../members/json-key.ts";
import { entriesUnder, keepEntry } from "../members/map-entries.ts";
import { keepKeys, mapKeys } from "../members/map-keys.ts";
import { ITERATOR } from "../members/well-known-symbol.ts";
import type { Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, NULLISH, one, union } from "../values.ts";
import { arrayOf } from "./array-of.ts";
import { callback } from "./callback.ts";
import { groupBy } from "./group-by.ts";
import { itself } from "./itself.ts";
import type { Native, NativeCall } from "./native.ts";
import { keepPairs } from "./pairs.ts";

function held(call: NativeCall): Values {
  const { self, machine } = call;
  if (self?.kind === "site") return machine.read(self.element);
  return self ? machine.verbs.elements(self, call.frame) : NOTHING;
}

function put(call: NativeCall, values: Values): Values {
  if (call.self?.kind === "site") {
    const [keys = NOTHING] = call.args;
    if (call.self.is === "map" && isPending(call.machine, keys)) return one(call.self);
    if (call.self.is === "map") keepEntry(call.machine, call.self, keys, values);
    call.machine.write(call.self.element, values);
    keepKeys(call.machine, call.self, keys);
  }
  return call.self ? one(call.self) : NOTHING;
}

function got(call: NativeCall): Values {
  const { args, machine, self } = call;
  return self?.kind === "site" && self.is === "map"
    ? entriesUnder(machine, self, args[0] ?? NOTHING)
    : held(call);
}

function keysOf({ self, machine }: NativeCall): Values {
  return self?.kind === "site" ? mapKeys(machine, self) : JUST_PLAIN;
}

const each: Native = {
  name: "forEach",
  apply: (call) => {
    callback(call, 0, [held(call), keysOf(call)]);
    return JUST_PLAIN;
  },
};

function pairs(call: NativeCall): Values {
  const owner = call.machine.site(call.node, call.frame.context, "object");
  return arrayOf(call, one(entry(call.machine, owner, keysOf(call), held(call))));
}

/** A set's entries are pairs of the same value. */
function twice(call: NativeCall): Values {
  const owner = call.machine.site(call.node, call.frame.context, "object");
  return arrayOf(call, one(entry(call.machine, owner, held(call), held(call))));
}

/** A method whose first argument is a key: paths among them change as the calls do that they are kept for. */
const keyed = (name: string, apply: Native["apply"]): Native => ({
  name,
  apply: (call) => {
    const { self, machine } = call;
    for (const key of self?.kind === "site" ? (call.args[0] ?? NOTHING) : NOTHING)
      if (self) noteCachedTexts(machine, key, `${machine.intern.id(self)} `);
    return apply(call);
  },
});

/** Methods of `Map`. */
export const mapMethods: Readonly<Record<string, Native>> = {
  get: keyed("get", (call) => union(got(call), one(NULLISH))),
  set: keyed("set", (call) => put(call, call.args[1] ?? NOTHING)),
  values: { name: "values", apply: (call) => arrayOf(call, held(call)) },
  entries: { name: "entries", apply: pairs },
  [ITERATOR]: { name: "entries", apply: pairs },
  keys: { name: "keys", apply: (call) => arrayOf(call, keysOf(call)) },
  forEach: each,
  has: keyed("has", () => JUST_PLAIN),
  delete: keyed("delete", () => JUST_PLAIN),
};

/** A set of what both hold. */
function joined(call: NativeCall): Values {
  const { machine, node, frame } = call;
  const site = machine.site(node, frame.context, "set");
  machine.write(site.element, held(call));
  for (const other of call.args[0] ?? NOTHING)
    machine.write(site.element, machine.verbs.elements(other, frame));
  return one(site);
}

export const setMethods: Readonly<Record<string, Native>> = {
  union: { name: "union", apply: joined },
  symmetricDifference: { name: "symmetricDifference", apply: joined },
  intersection: itself("intersection"),
  difference: itself("difference"),
  add: keyed("add", (call) => put(call, call.args[0] ?? NOTHING)),
  values: { name: "values", apply: (call) => arrayOf(call, held(call)) },
  [ITERATOR]: { name: "values", apply: (call) => arrayOf(call, held(call)) },
  entries: { name: "entries", apply: twice },
  forEach: each,
  has: keyed("has", () => JUST_PLAIN),
  delete: keyed("delete", () => JUST_PLAIN),
};

/** `new Map(pairs)`: the second of each pair. */
export const mapGlobal: Native = {
  name: "Map",
  apply: () => JUST_PLAIN,
  members: { groupBy: groupBy("map") },
  construct: (call) => keepPairs(call, call.machine.site(call.node, call.frame.context, "map")),
};

export const setGlobal: Native = {
  name: "Set",
  apply: () => JUST_PLAIN,
  construct: (call) => {
    const { machine, frame, node } = call;
    const site = machine.site(node, frame.context, "set");
    for (const value of call.args[0] ?? NOTHING) {
      machine.write(site.element, machine.verbs.elements(value, frame));
    }
    return one(site);
  },
};
