import type { Machine } from "../machine.ts";
import type { SiteValue, Value } from "../value.ts";
import { functionObject } from "./function-object.ts";

/**
 * Objects and all that they copy from, directly or through others, each once: states that are made of
 * each other copy in circles. An object for which `stop` holds hides what it copied.
 */
export function copiedFrom(
  machine: Machine,
  sites: readonly SiteValue[],
  stop: (site: SiteValue) => boolean = () => false,
): readonly Value[] {
  const found = new Set<Value>(sites);
  for (const value of found) {
    if (value.kind !== "site" || stop(value)) continue;
    for (const copied of machine.read(value.spread)) found.add(holderOf(machine, copied));
  }
  return [...found];
}

/** Functions copy from each other as well, such as those of components that hand on what they are told. */
function holderOf(machine: Machine, value: Value): Value {
  return value.kind === "function" ? functionObject(machine, value) : value;
}
