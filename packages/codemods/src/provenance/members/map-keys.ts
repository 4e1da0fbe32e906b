import type { Cell } from "../cell.ts";
import type { Machine } from "../machine.ts";
import { isSite, type SiteValue, type Values } from "../value.ts";
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

/** Keeps fields of the service under which an object got members: `groups[habit.unit] = …`. */
export function keepFieldKeys(machine: Machine, object: SiteValue, keys: Values): void {
  const fields = [...keys].filter(({ kind }) => kind === "field");
  if (fields.length > 0 && isSite(object, "object"))
    machine.write(fieldKeysOf(machine, object), new Set(fields));
}

/** The fields of the service under which an object got members. */
export function fieldKeys(machine: Machine, object: SiteValue): Values {
  return machine.read(fieldKeysOf(machine, object));
}

/** Apart from the members themselves, which all that goes through an object asks. */
function fieldKeysOf(machine: Machine, { node, context }: SiteValue): Cell {
  return machine.prop(machine.site(node, context, "accumulator"), KEYS);
}
