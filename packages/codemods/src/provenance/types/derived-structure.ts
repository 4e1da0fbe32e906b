import type { Structure } from "./structure.ts";
import type { TypeRef } from "./type-ref.ts";
import { memberNames, objectParts } from "./whole-structure.ts";

/** What a utility type makes of an object type: fewer members, or members that may be missing. */
export function derived(
  name: string,
  structure: Structure,
  keys: ReadonlySet<string> | null,
  expand: (ref: TypeRef) => Structure,
): Structure {
  if (structure.is === "union") return withoutUnnamed(name, structure, keys, expand);
  if (structure.is !== "object") return structure;
  if (name === "Partial" || name === "Required") {
    const optional = name === "Partial";
    const members = [...structure.members].map(
      ([key, member]) => [key, { ...member, optional }] as const,
    );
    return { ...structure, members: new Map(members) };
  }
  if ((name !== "Pick" && name !== "Omit") || !keys) return structure;
  const kept = [...structure.members].filter(([key]) => keys.has(key) === (name === "Pick"));
  return { ...structure, members: new Map(kept) };
}

/** Of `Draft & Progress` a `Pick` leaves the parts that have a member that it names. */
function withoutUnnamed(
  name: string,
  structure: Extract<Structure, { is: "union" }>,
  keys: ReadonlySet<string> | null,
  expand: (ref: TypeRef) => Structure,
): Structure {
  const isPicked = name === "Pick" && keys !== null && objectParts(expand, structure).length > 0;
  if (!isPicked) return structure;
  const of = structure.of.filter((part) =>
    memberNames(objectParts(expand, expand(part))).some((member) => keys.has(member)),
  );
  return { ...structure, of };
}
