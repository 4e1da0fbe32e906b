import { ts } from "ts-morph";
import { isNameOfMember } from "./name-of-member.ts";
import type { Structure } from "./structure.ts";
import type { TypeReader } from "./type-reader.ts";
import type { TypeRef } from "./type-ref.ts";

/** What `T["name"]`, `T[0]` or `T[number]` is made of; unknown where the index is no literal name or place of `T`. */
export function indexedStructure(
  reader: TypeReader,
  ref: TypeRef,
  node: ts.IndexedAccessTypeNode,
  depth: number,
): Structure {
  const object = reader.expand(reader.refer(node.objectType, ref.parameters), depth + 1);
  if (object.is === "list") return reader.expand(object.of, depth + 1);
  if (object.is === "tuple") {
    const [part, ...others] = partsAt(object.of, node.indexType);
    if (part && others.length === 0) return reader.expand(part, depth + 1);
    return { is: "union", of: part ? [part, ...others] : [] };
  }
  const name = nameOf(ref, node.indexType);
  if (object.is !== "object" || name === null) return { is: "unknown" };
  const member = object.members.get(name);
  return member?.type ? reader.expand(member.type, depth + 1) : { is: "unknown" };
}

/** The part of a tuple at the place that an index names, or all of them for any number. */
function partsAt(parts: readonly TypeRef[], index: ts.TypeNode): readonly TypeRef[] {
  if (index.kind === ts.SyntaxKind.NumberKeyword) return parts;
  const place =
    ts.isLiteralTypeNode(index) && ts.isNumericLiteral(index.literal)
      ? Number(index.literal.text)
      : parts.length;
  return parts.slice(place, place + 1);
}

/** The name that an index is: written there, or given to the type parameter that it is. */
function nameOf({ parameters }: TypeRef, index: ts.TypeNode): string | null {
  if (ts.isLiteralTypeNode(index)) return textOf(index.literal);
  if (!ts.isTypeReferenceNode(index) || !ts.isIdentifier(index.typeName)) return null;
  const ref = parameters.get(index.typeName.text);
  if (ref && ts.isTypeReferenceNode(ref.node as ts.Node))
    return nameOf(ref, ref.node as ts.TypeNode);
  const given = ref?.node;
  if (!given) return null;
  const literal = ts.isLiteralTypeNode(given as ts.Node)
    ? (given as ts.LiteralTypeNode).literal
    : given;
  return textOf(literal);
}

/** A name may be a number, as those of responses are in types that are generated: `responses: { 200: Reply }`. */
function textOf(literal: TypeRef["node"]): string | null {
  return ts.isStringLiteral(literal) || ts.isNumericLiteral(literal) || isNameOfMember(literal)
    ? literal.text
    : null;
}
