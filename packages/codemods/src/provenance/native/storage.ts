import { storedUnder } from "../stored.ts";
import { hole } from "../text/text.ts";
import type { Values } from "../value.ts";
import { JUST_NULLISH, JUST_PLAIN, NOTHING, one, union } from "../values.ts";
import { cacheStorage } from "./cache-storage.ts";
import type { Exported } from "./library.ts";
import { libraryOf } from "./library.ts";
import type { Native, NativeCall } from "./native.ts";
import { promiseOf } from "./promise.ts";

/** How a storage hands over what it has. */
export type Give = (call: NativeCall, values: Values) => Values;

/** What this program put there, or an earlier one. */
function read(call: NativeCall, place: string): Values {
  const { machine, node, args, argNodes } = call;
  const found = storedUnder(machine.stores, place, args[0] ?? NOTHING, argNodes[0]);
  const values = found.map((stored) => {
    stored.reads.add(node);
    return machine.read(stored.cell);
  });
  return union(...values, one(hole(machine, node, null)), JUST_NULLISH);
}

function write(call: NativeCall, place: string): void {
  const { machine, node, args, argNodes } = call;
  for (const stored of storedUnder(machine.stores, place, args[0] ?? NOTHING, argNodes[0])) {
    stored.writes.add(node);
    machine.write(stored.cell, args[1] ?? NOTHING);
  }
}

/** A method that asks for what is kept under a key. */
export const reader = (name: string, place: string, give: Give): Native => ({
  name,
  apply: (call) => give(call, read(call, place)),
});

/** A method that keeps something under a key. */
export const writer = (name: string, place: string, give: Give): Native => ({
  name,
  apply: (call) => {
    write(call, place);
    return give(call, JUST_PLAIN);
  },
});

/** As it is. */
export const atOnce: Give = (_, values) => values;
/** Promised. */
export const later: Give = ({ machine, node, frame }, values) =>
  promiseOf(machine, values, node, frame.context);

const plain = (name: string, give: Give): Native => ({
  name,
  apply: (call) => give(call, JUST_PLAIN),
});

const methods = (place: string, give: Give): Readonly<Record<string, Native>> => ({
  getItem: reader("getItem", place, give),
  setItem: writer("setItem", place, give),
  mergeItem: writer("mergeItem", place, give),
  removeItem: plain("removeItem", give),
  clear: plain("clear", give),
});

const webStorage = (place: string): Native => ({
  name: place,
  apply: () => JUST_PLAIN,
  members: methods(place, atOnce),
  givesWay: true,
});

/** The storages of browsers. */
export const storageGlobals: Readonly<Record<string, Native>> = {
  localStorage: webStorage("localStorage"),
  sessionStorage: webStorage("sessionStorage"),
  caches: cacheStorage,
};

/** Storages that promise what they have. */
export const storageLibraries: Readonly<Record<string, Exported>> = {
  "@react-native-async-storage/async-storage": libraryOf(
    "AsyncStorage",
    methods("AsyncStorage", later),
  ),
  localforage: libraryOf("localforage", methods("localforage", later)),
  "idb-keyval": libraryOf("idb-keyval", {
    get: reader("get", "IndexedDB", later),
    set: writer("set", "IndexedDB", later),
    del: plain("del", later),
  }),
};
