import type { Facts } from "../../facts/facts.ts";
import type { Value } from "../../provenance/value.ts";

/** Whether a key is a function, which is called where it is no name: `typeof key === "function" ? key(row) : row[key]`. */
export function isCalled({ machine: { types } }: Facts, key: Value): boolean {
  if (key.kind === "function") return true;
  return key.kind === "typed" && types.expand(key.type).is === "function";
}
