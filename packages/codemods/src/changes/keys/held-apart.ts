import { containerOfName, type Role } from "../../facts/shapes.ts";
import type { Structure } from "../../provenance/types/structure.ts";

/** The containers of v2 of which a selection names a part alone: the rest is what the selection leaves over. */
export function heldApart(
  structure: Structure,
  named: readonly string[],
  role: Role,
): ReadonlySet<string> {
  const left = structure.is === "object" ? [...structure.members.keys()] : [];
  const containers = left
    .filter((name) => !named.includes(name))
    .map((name) => containerOfName(role, name));
  return new Set(containers.filter((each) => each !== null));
}
