import type { TypeRef } from "./type-ref.ts";
import type { Types } from "./types.ts";
import { objectParts } from "./whole-structure.ts";

/** Whether a type says that a member may be missing: all of its parts that name it do. */
export function isOptionalIn(types: Types, type: TypeRef, name: string): boolean {
  const parts = objectParts((ref) => types.expand(ref), types.expand(type));
  const members = parts.flatMap((part) => part.members.get(name) ?? []);
  return members.length > 0 && members.every(({ optional }) => optional);
}
