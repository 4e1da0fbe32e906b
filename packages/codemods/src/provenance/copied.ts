import type { Machine } from "./machine.ts";
import type { SiteValue, Value } from "./value.ts";

/**
 * An object and all that it copies from, directly or through others, each once: states that are made of
 * each other copy in circles. An object for which `stop` holds hides what it copied.
 */
export function copiedFrom(
  machine: Machine,
  site: SiteValue,
  stop: (site: SiteValue) => boolean = () => false,
): readonly Value[] {
  const found = new Set<Value>([site]);
  for (const value of found) {
    if (value.kind !== "site" || stop(value)) continue;
    for (const copied of machine.read(value.spread)) found.add(copied);
  }
  return [...found];
}
