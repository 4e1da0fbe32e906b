import type { TypeRef } from "./type-ref.ts";
import type { Types } from "./types.ts";

/** Whether a type says that a member may be missing. */
export function isOptionalIn(types: Types, type: TypeRef, name: string): boolean {
  const structure = types.expand(type);
  return structure.is === "object" && structure.members.get(name)?.optional === true;
}
