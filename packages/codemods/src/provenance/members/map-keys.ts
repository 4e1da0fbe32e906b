import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";
import { JUST_PLAIN } from "../values.ts";

/** Where a map keeps its keys; no code can spell the name. */
const KEYS = "(keys)";

/** Keeps a key that something was put under. */
export function keepKey(machine: Machine, map: SiteValue, key: Values): void {
  machine.write(machine.prop(map, KEYS), key);
}

/** The keys that something was put under; a map that was made of pairs has not said them. */
export function mapKeys(machine: Machine, map: SiteValue): Values {
  const keys = machine.read(machine.prop(map, KEYS));
  return keys.size > 0 ? keys : JUST_PLAIN;
}
