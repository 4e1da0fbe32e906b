import type { ts } from "ts-morph";
import type { Likeness } from "../../provenance/likenesses.ts";
import { carrierOf } from "../carrier.ts";
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
    const nodes = both.flatMap((value): readonly ts.Node[] => {
      const carrier = carrierOf(table.machine, value);
      return carrier && !("endpoint" in carrier) ? [carrier] : [];
    });
    if (areOfUnknownOrigin(both) && !nodes.some((node) => isVouched(table, node))) continue;
    for (const node of nodes) {
      table.changed ||= !table.vouched.has(node);
      table.vouched.add(node);
    }
  }
}
