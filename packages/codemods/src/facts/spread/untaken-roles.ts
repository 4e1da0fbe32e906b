import { oncePer } from "../../program/once-per.ts";
import type { Cell } from "../../provenance/cell.ts";
import type { Machine } from "../../provenance/machine.ts";
import type { SiteValue } from "../../provenance/value.ts";
import { carrierOf } from "../carrier.ts";
import type { RoleTable } from "../role-table.ts";
import { handRoles } from "./spread-roles.ts";

/**
 * What would come where a habit is, by a branch that no call takes, has the roles of what comes there:
 * `goal ? { title, target: goal } : { title }` of a function that nothing gives a goal yet.
 */
export function untakenRoles(table: RoleTable): void {
  const copying = copyingSites(table.machine);
  for (const [cell, values] of table.machine.untaken) {
    const into = copying.get(cell);
    for (const beside of into ? [into] : cell.values) {
      const from = carrierOf(table.machine, beside);
      if (!from) continue;
      const roles = table.rolesOf(beside);
      const isSent = "endpoint" in from ? false : table.sent.has(from);
      for (const value of values) handRoles(table, value, { roles, isSent, from });
    }
  }
}

/** The objects that hold copies of others, by where they hold them. */
const copyingSites = oncePer(
  ({ sites }: Machine): ReadonlyMap<Cell, SiteValue> =>
    new Map(sites.map((site) => [site.spread, site])),
);
