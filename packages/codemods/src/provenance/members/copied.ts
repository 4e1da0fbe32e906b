import type { Machine } from "../machine.ts";
import type { SiteValue, Value, Values } from "../value.ts";
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
  // All that a reducer gives copies the same states.
  const known = new Set<Values>();
  for (const value of found) {
    if (value.kind !== "site" || stop(value)) continue;
    const copied = machine.watch(value.spread);
    if (known.has(copied)) continue;
    known.add(copied);
    machine.spend(copied.size);
    for (const each of copied) found.add(holderOf(machine, each));
  }
  return [...found];
}

/** Functions copy from each other as well, such as those of components that hand on what they are told. */
function holderOf(machine: Machine, value: Value): Value {
  return value.kind === "function" ? functionObject(machine, value) : value;
}
