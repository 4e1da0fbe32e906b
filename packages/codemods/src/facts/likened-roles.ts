import type { Value } from "../provenance/value.ts";
import { carrierOf } from "./carrier.ts";
import { likePairs } from "./like-pairs.ts";
import type { RoleTable } from "./role-table.ts";
import { unifyRoles } from "./unify-roles.ts";

/** What two sides have in common: the roles of one are those of the other, member by member. */
export function likenedRoles(
  table: RoleTable,
  left: Iterable<Value>,
  right: Iterable<Value>,
): void {
  for (const [one, other] of likePairs(table.machine, [...left], [...right])) {
    unifyRoles(table, [...one, ...other], () => true);
    for (const value of [...one, ...other]) {
      const carrier = carrierOf(table.machine, value);
      if (carrier && !("endpoint" in carrier)) table.vouched.add(carrier);
    }
  }
}
