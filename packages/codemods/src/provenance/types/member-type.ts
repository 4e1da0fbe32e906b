import type { TypeReader } from "./type-reader.ts";
import type { TypeRef } from "./type-ref.ts";

type Types = Pick<TypeReader, "expand">;

/** The type of a member that a type declares itself; null where it declares none of that name with a type. */
export function memberType(types: Types, type: TypeRef, name: string): TypeRef | null {
  const structure = types.expand(type);
  return structure.is === "object" ? (structure.members.get(name)?.type ?? null) : null;
}

/** The type of a member of a member, as far as the names go. */
export function memberTypeAt(
  types: Types,
  type: TypeRef,
  names: readonly string[],
): TypeRef | null {
  return names.reduce<TypeRef | null>((at, name) => at && memberType(types, at, name), type);
}
