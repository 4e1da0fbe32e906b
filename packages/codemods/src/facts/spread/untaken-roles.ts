import { oncePer } from "../../program/once-per.ts";
import type { Cell } from "../../provenance/cell.ts";
import type { Machine } from "../../provenance/machine.ts";
import type { SiteValue, Value } from "../../provenance/value.ts";
import { carrierOf } from "../carrier.ts";
import type { RoleTable } from "../role-table.ts";

/**
 * What would come where a habit is, by a branch that no call takes, has the roles of what comes there:
 * `goal ? { title, target: goal } : { title }` of a function that nothing gives a goal yet.
 */
export function untakenRoles(table: RoleTable): void {
  const copying = copyingSites(table.machine);
  for (const [cell, values] of table.machine.untaken) {
    const into = copying.get(cell);
    for (const beside of into ? [into] : cell.values)
      for (const value of values) if (value.kind === "site") shareRoles(table, beside, value);
  }
}

function shareRoles(table: RoleTable, beside: Value, { node }: SiteValue): void {
  const from = carrierOf(table.machine, beside);
  if (!from) return;
  for (const role of table.rolesOf(beside)) table.give(node, role, from);
  if (beside.kind !== "site" || !table.sent.has(beside.node)) return;
  table.sent.add(node);
  table.vouched.add(node);
}

/** The objects that hold copies of others, by where they hold them. */
const copyingSites = oncePer(
  ({ sites }: Machine): ReadonlyMap<Cell, SiteValue> =>
    new Map(sites.map((site) => [site.spread, site])),
);
