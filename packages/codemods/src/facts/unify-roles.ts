import type { ts } from "ts-morph";
import type { ServiceCall, Value } from "../provenance/value.ts";
import { carrierOf } from "./carrier.ts";
import { partedRoles } from "./parted-roles.ts";
import type { RoleTable } from "./role-table.ts";
import type { Role } from "./shapes.ts";

type Carrier = ServiceCall | ts.Node;

/** All that one place holds has the roles that any of it has, as far as a role counts there. */
export function unifyRoles(
  table: RoleTable,
  values: Iterable<Value>,
  counts: (role: Role) => boolean,
): void {
  const parted = partedRoles(values);
  const carriers = rolesByCarrier(table, values, (role) => counts(role) && !parted.has(role));
  for (const [from, roles] of carriers) {
    for (const role of roles) share(table, carriers.keys(), role, from);
  }
}

/** Each carrier once: a state holds as many objects of a literal as there were ways to it. */
function rolesByCarrier(
  table: RoleTable,
  values: Iterable<Value>,
  counts: (role: Role) => boolean,
): ReadonlyMap<Carrier, ReadonlySet<Role>> {
  const carriers = new Map<Carrier, Set<Role>>();
  for (const value of values) {
    const carrier = carrierOf(table.machine, value);
    if (!carrier) continue;
    const roles = carriers.get(carrier) ?? new Set<Role>();
    carriers.set(carrier, roles);
    for (const role of table.rolesOf(value)) if (counts(role)) roles.add(role);
  }
  return carriers;
}

function share(table: RoleTable, carriers: Iterable<Carrier>, role: Role, from: Carrier): void {
  for (const carrier of carriers) {
    if (carrier === from) continue;
    if ("endpoint" in carrier) table.tie(carrier, from);
    else table.give(carrier, role, from);
  }
}
