import { containerOfName, type Role } from "../../facts/shapes.ts";

/** The containers of v2 of which a selection names a part alone: the rest is what the selection leaves over. */
export function heldApart(
  members: readonly string[],
  named: readonly string[],
  role: Role,
): ReadonlySet<string> {
  const containers = members
    .filter((name) => !named.includes(name))
    .map((name) => containerOfName(role, name));
  return new Set(containers.filter((each) => each !== null));
}
