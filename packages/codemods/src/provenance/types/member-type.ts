import { ts } from "ts-morph";
import type { TypeReader } from "./type-reader.ts";
import type { TypeRef } from "./type-ref.ts";

type Types = Pick<TypeReader, "expand">;

/** The type of a member that a type declares itself; null where it declares none of that name with a type. */
export function memberType(types: Types, type: TypeRef, name: string): TypeRef | null {
  const structure = types.expand(type);
  return structure.is === "object" ? (structure.members.get(name)?.type ?? null) : null;
}

/** A type that refers to itself is entered no more often than this. */
const MAX_DEPTH = 6;

/** A member that is declared to have no value: `{ body?: undefined }`. */
const NO_VALUE: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.UndefinedKeyword,
  ts.SyntaxKind.NeverKeyword,
];

/**
 * The same, or that of the one part of a type which has such a member with a value:
 * `A extends [never] ? {} : { body: A }`, `A extends Sent ? { body: A } : { body?: undefined }`.
 */
function memberOfParts(types: Types, type: TypeRef, name: string, depth = 0): TypeRef | null {
  const structure = types.expand(type);
  if (structure.is !== "union" || depth > MAX_DEPTH) return memberType(types, type, name);
  const found = structure.of
    .flatMap((part) => memberOfParts(types, part, name, depth + 1) ?? [])
    .filter(({ node }) => !NO_VALUE.includes(node.kind));
  const [only = null, ...others] = new Set(found);
  return others.length > 0 ? null : only;
}

/** The type of a member of a member, as far as the names go. */
export function memberTypeAt(
  types: Types,
  type: TypeRef,
  names: readonly string[],
): TypeRef | null {
  return names.reduce<TypeRef | null>((at, name) => at && memberOfParts(types, at, name), type);
}
