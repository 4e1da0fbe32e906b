import type { ts } from "ts-morph";
import type { Value } from "../provenance/value.ts";
import { carrierOf } from "./carrier.ts";
import type { RoleTable } from "./role-table.ts";
import type { Role } from "./shapes.ts";

/** All that one place holds has the roles that any of it has, as far as a role counts there. */
export function unifyRoles(
  table: RoleTable,
  values: Iterable<Value>,
  counts: (role: Role) => boolean,
): void {
  const held = [...values];
  for (const source of held) {
    const from = carrierOf(table.machine, source);
    if (!from) continue;
    const roles = table.rolesOf(source);
    for (const role of roles) if (counts(role)) share(table, held, source, role, from);
  }
}

function share(
  table: RoleTable,
  held: readonly Value[],
  source: Value,
  role: Role,
  from: unknown,
): void {
  for (const other of held) {
    const carrier = other === source ? null : carrierOf(table.machine, other);
    if (!carrier) continue;
    if (other.kind === "service") table.tie(carrier, from);
    else table.give(carrier as ts.Node, role, from);
  }
}
