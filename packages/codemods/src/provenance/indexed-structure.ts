import { ts } from "ts-morph";
import type { Structure } from "./structure.ts";
import type { TypeReader } from "./type-reader.ts";
import type { TypeRef } from "./type-ref.ts";

/** What `T["name"]` or `T[number]` is made of; unknown where the index is no literal name of `T`. */
export function indexedStructure(
  reader: TypeReader,
  ref: TypeRef,
  node: ts.IndexedAccessTypeNode,
  depth: number,
): Structure {
  const object = reader.expand(reader.refer(node.objectType, ref.parameters), depth + 1);
  if (object.is === "list") return reader.expand(object.of, depth + 1);
  const { indexType } = node;
  if (object.is !== "object" || !ts.isLiteralTypeNode(indexType)) return { is: "unknown" };
  const name = ts.isStringLiteral(indexType.literal) ? indexType.literal.text : "";
  const member = object.members.get(name);
  return member?.type ? reader.expand(member.type, depth + 1) : { is: "unknown" };
}
