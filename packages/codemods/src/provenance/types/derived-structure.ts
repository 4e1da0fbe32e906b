import type { Structure } from "./structure.ts";

/** What a utility type makes of an object type: fewer members, or members that may be missing. */
export function derived(
  name: string,
  structure: Structure,
  keys: ReadonlySet<string> | null,
): Structure {
  if (structure.is === "union" || structure.is !== "object") return structure;
  if (name === "Partial") {
    const members = [...structure.members].map(
      ([key, member]) => [key, { ...member, optional: true }] as const,
    );
    return { ...structure, members: new Map(members) };
  }
  if ((name !== "Pick" && name !== "Omit") || !keys) return structure;
  const kept = [...structure.members].filter(([key]) => keys.has(key) === (name === "Pick"));
  return { ...structure, members: new Map(kept) };
}
