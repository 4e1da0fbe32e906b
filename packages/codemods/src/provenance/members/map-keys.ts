import type { Cell } from "../cell.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";
import { JUST_PLAIN } from "../values.ts";

/** Where a map keeps its keys; no code can spell the name. */
const KEYS = "(keys)";

/** Keeps the keys that something was put under: all of a map, and the fields of the service of an object (`groups[habit.unit] = …`). */
export function keepKeys(machine: Machine, site: SiteValue, keys: Values): void {
  if (site.is === "map") machine.write(machine.prop(site, KEYS), keys);
  else if (site.is === "object") keepFields(machine, site, keys);
}

/** The keys that something was put under; a map that was made of pairs has not said them. */
export function mapKeys(machine: Machine, map: SiteValue): Values {
  const keys = machine.read(machine.prop(map, KEYS));
  return keys.size > 0 ? keys : JUST_PLAIN;
}

function keepFields(machine: Machine, object: SiteValue, keys: Values): void {
  const fields = [...keys].filter(({ kind }) => kind === "field");
  if (fields.length > 0) machine.write(fieldKeysOf(machine, object), new Set(fields));
}

/** The fields of the service under which an object got members. */
export function fieldKeys(machine: Machine, object: SiteValue): Values {
  return machine.read(fieldKeysOf(machine, object));
}

/** Apart from the members themselves, which all that goes through an object asks. */
function fieldKeysOf(machine: Machine, { node, context }: SiteValue): Cell {
  return machine.prop(machine.site(node, context, "accumulator"), KEYS);
}
