import type { Likeness } from "../../provenance/likenesses.ts";
import { bearersOf } from "../carrier.ts";
import { isVouched, type RoleTable } from "../role-table.ts";
import { areOfUnknownOrigin } from "../value-origin.ts";
import { likePairs } from "./like-pairs.ts";
import { unifyRoles } from "./unify-roles.ts";

/**
 * What two sides have in common: the roles of one are those of the other, member by member. The service says something
 * of both, unless nobody can tell where one of them comes from and it says nothing of the other.
 */
export function likenedRoles(table: RoleTable, likeness: Likeness): void {
  for (const [one, other] of likePairs(table.machine, likeness)) {
    const both = [...one, ...other];
    unifyRoles(table, both, () => true);
    const bearers = bearersOf(table.machine, both);
    if (areOfUnknownOrigin(both) && !bearers.some((bearer) => isVouched(table, bearer))) continue;
    for (const bearer of bearers) {
      table.changed ||= !table.vouched.has(bearer);
      table.vouched.add(bearer);
    }
  }
}
