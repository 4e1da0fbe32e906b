import type { Structure } from "./structure.ts";
import type { TypeRef } from "./type-ref.ts";

type ObjectStructure = Extract<Structure, { is: "object" }>;

/**
 * The object types that a type has the members of at once: itself and what it extends, or the parts of
 * `Draft & { id: string }`; none where a part is no object.
 */
export function objectParts(
  expand: (ref: TypeRef) => Structure,
  structure: Structure,
): readonly ObjectStructure[] {
  if (structure.is === "object") return withBases(expand, structure);
  if (structure.is !== "union" || !structure.isWhole) return [];
  const parts = structure.of.map((part) => expand(part));
  return parts.every((part) => part.is === "object")
    ? parts.flatMap((part) => withBases(expand, part))
    : [];
}

function withBases(
  expand: (ref: TypeRef) => Structure,
  structure: ObjectStructure,
): readonly ObjectStructure[] {
  const found = new Map([[structure.declaration, structure]]);
  for (const { bases } of found.values())
    for (const base of bases.map((each) => expand(each)))
      if (base.is === "object" && !found.has(base.declaration)) found.set(base.declaration, base);
  return [...found.values()];
}

/** The names of all that `objectParts` declare. */
export function memberNames(parts: readonly ObjectStructure[]): readonly string[] {
  return parts.flatMap(({ members }) => [...members.keys()]);
}
