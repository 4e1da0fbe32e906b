import { DATA } from "../members/tags.ts";
import type { TypeReader } from "./type-reader.ts";
import type { TypeRef } from "./type-ref.ts";

/** How deep a type is followed: recursive types have no end. */
const DEPTH = 6;

/** Whether a type of objects, or one that it may be, names a member of v1's payloads. */
export function namesData(reader: Pick<TypeReader, "expand">, type: TypeRef, depth = 0): boolean {
  if (depth > DEPTH) return false;
  const inner = (part: TypeRef): boolean => namesData(reader, part, depth + 1);
  const structure = reader.expand(type);
  if (structure.is === "union") return structure.of.some(inner);
  if (structure.is !== "object") return false;
  return (
    [...structure.members.keys()].some((name) => DATA.has(name)) || structure.bases.some(inner)
  );
}
