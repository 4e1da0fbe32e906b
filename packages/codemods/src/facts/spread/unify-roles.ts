import type { Value } from "../../provenance/value.ts";
import { type Carrier, carrierOf } from "../carrier.ts";
import type { RoleTable } from "../role-table.ts";
import type { Role } from "../shapes.ts";
import { partedRoles } from "./parted-roles.ts";

/** All that one place holds has the roles that any of it has, as far as a role counts there. */
export function unifyRoles(
  table: RoleTable,
  values: Iterable<Value>,
  counts: (role: Role) => boolean,
): void {
  const parted = partedRoles(values);
  const carriers = rolesByCarrier(table, values, (role) => counts(role) && !parted.has(role));
  if (carriers.size < 2) return;
  const roles = new Set([...carriers.values()].flatMap((own) => [...own]));
  for (const role of roles) {
    const owners = [...carriers].flatMap(([carrier, own]) => (own.has(role) ? [carrier] : []));
    share(table, [...carriers.keys()], role, owners);
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

/** All that take the role are tied to its first owner; another owner that does not is tied to one of them. */
function share(
  table: RoleTable,
  carriers: readonly Carrier[],
  role: Role,
  [first, ...owners]: readonly Carrier[],
): void {
  if (!first) return;
  const taking = carriers.filter((carrier) => take(table, carrier, role, first));
  for (const owner of owners) {
    take(table, first, role, owner);
    const [one] = taking;
    if (one) take(table, one, role, owner);
  }
}

/** Whether a carrier, other than the one that it is from, takes a role. */
function take(table: RoleTable, carrier: Carrier, role: Role, from: Carrier): boolean {
  if (carrier === from) return false;
  if (!("endpoint" in carrier)) return table.give(carrier, role, from);
  table.tie(carrier, from);
  return true;
}
