import type { Likeness } from "../provenance/likenesses.ts";
import { carrierOf } from "./carrier.ts";
import { likePairs } from "./like-pairs.ts";
import type { RoleTable } from "./role-table.ts";
import { unifyRoles } from "./unify-roles.ts";
import { areOfUnknownOrigin } from "./value-origin.ts";

/** What two sides have in common: the roles of one are those of the other, member by member. */
export function likenedRoles(table: RoleTable, likeness: Likeness): void {
  for (const [one, other] of likePairs(table.machine, likeness)) {
    const both = [...one, ...other];
    unifyRoles(table, both, () => true);
    if (areOfUnknownOrigin(both)) continue;
    for (const value of both) {
      const carrier = carrierOf(table.machine, value);
      if (carrier && !("endpoint" in carrier)) table.vouched.add(carrier);
    }
  }
}
