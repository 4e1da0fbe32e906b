import type { ts } from "ts-morph";
import { isSite, type SiteValue, type Value } from "../provenance/value.ts";
import { carrierOf } from "./carrier.ts";
import type { RoleTable } from "./role-table.ts";

/** A copy and what is spread into it have their roles in common. */
export function spreadRoles(table: RoleTable, site: SiteValue): void {
  const node = (carrierOf(table.machine, site) as ts.Node | null) ?? site.node;
  const roles = table.of.get(node);
  for (const value of site.spread.values) {
    copyRoles(table, value, node);
    const into = carrierOf(table.machine, value);
    if (!roles || value.kind === "service" || !into) continue;
    for (const role of roles) table.give(into as ts.Node, role, node);
    if (!table.sent.has(node)) continue;
    if (isSite(value, "object")) table.sent.add(value.node);
    table.vouched.add(into as ts.Node);
  }
}

function copyRoles(table: RoleTable, value: Value, node: ts.Node): void {
  const from = carrierOf(table.machine, value);
  if (!from) return;
  for (const role of table.rolesOf(value)) table.give(node, role, from);
}
