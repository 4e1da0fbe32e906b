import type { Structure } from "./structure.ts";
import type { TypeRef } from "./type-ref.ts";

type ObjectStructure = Extract<Structure, { is: "object" }>;

/** The object types that a type has the members of at once: itself, or the parts of `Draft & { id: string }`; none where a part is no object. */
export function objectParts(
  expand: (ref: TypeRef) => Structure,
  structure: Structure,
): readonly ObjectStructure[] {
  if (structure.is === "object") return [structure];
  if (structure.is !== "union" || !structure.isWhole) return [];
  const parts = structure.of.map((part) => expand(part));
  return parts.every((part) => part.is === "object") ? parts : [];
}

/** The names of all that `objectParts` declare. */
export function memberNames(parts: readonly ObjectStructure[]): readonly string[] {
  return parts.flatMap(({ members }) => [...members.keys()]);
}
