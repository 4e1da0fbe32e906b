import type { Value } from "../../provenance/value.ts";
import { containersOf, type Role, roleOfShape } from "../shapes.ts";

/**
 * The roles of which a place holds only a part, such as a goal of a habit: code that goes through whatever it is given
 * seems to find a habit there as well, which none has among its parts.
 */
export function partedRoles(values: Iterable<Value>): ReadonlySet<Role> {
  const found = new Set<Role>();
  for (const value of values) {
    if (value.kind !== "field" || value.holder.kind !== "service") continue;
    const { type } = value.holder;
    const role = type.is === "payload" ? roleOfShape(type.of) : null;
    if (role && containersOf(role).has(value.name)) found.add(role);
  }
  return found;
}
