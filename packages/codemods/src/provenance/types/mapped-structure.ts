import { ts } from "ts-morph";
import { derived } from "./derived-structure.ts";
import { keyNames } from "./key-names.ts";
import { isNameOfMember } from "./name-of-member.ts";
import type { Reading } from "./reading.ts";
import type { Structure, TypeMember } from "./structure.ts";
import type { TypeRef } from "./type-ref.ts";

/** What `{ [K in 'title' | 'unit']?: Habit[K] }` is made of: those members of the type that it looks them up in. */
export function mappedStructure(node: ts.MappedTypeNode, reading: Reading): Structure {
  const { reader, ref, depth } = reading;
  const source = mappedSource(node);
  if (!source) return madeOfEach(node, reading);
  const structure = reader.expand(reader.refer(source.type, ref.parameters), depth + 1);
  const expand = (type: TypeRef): Structure => reader.expand(type, depth + 1);
  const keys = keyNames(reader, ref, source.keys);
  const picked = keys ? derived("Pick", structure, keys, expand) : structure;
  const made = node.questionToken ? derived("Partial", picked, null, expand) : picked;
  const isOwn = isWritten(source.keys) || nothingBeside(node).length > 0;
  return made.is === "object" && isOwn ? { ...made, by: node } : made;
}

/** What each member may be instead of what it is taken for: `null` of `{ [K in keyof Draft]: Draft[K] | null }`. */
export function nothingBeside({ type }: ts.MappedTypeNode): readonly ts.TypeNode[] {
  return type && ts.isUnionTypeNode(type) ? type.types.filter(isNothing) : [];
}

/** `{ [K in keyof Answers]: Reply<Answers[K]> }`: each member of a type is made into another one. */
function madeOfEach(node: ts.MappedTypeNode, { reader, ref, depth }: Reading): Structure {
  const { name, constraint } = node.typeParameter;
  const isOfKeys =
    constraint !== undefined &&
    ts.isTypeOperatorNode(constraint) &&
    constraint.operator === ts.SyntaxKind.KeyOfKeyword;
  if (!isOfKeys || !node.type || node.nameType) return { is: "unknown" };
  const structure = reader.expand(reader.refer(constraint.type, ref.parameters), depth + 1);
  if (structure.is !== "object") return { is: "unknown" };
  const members = new Map<string, TypeMember>();
  for (const [key, member] of structure.members) {
    const named = member.node.name;
    if (!named || !isNameOfMember(named)) return { is: "unknown" };
    const parameters = new Map(ref.parameters).set(name.text, reader.refer(named));
    const optional = member.optional || node.questionToken !== undefined;
    members.set(key, { ...member, optional, type: reader.refer(node.type, parameters) });
  }
  return { is: "object", declaration: node, members, bases: [], index: null };
}

/** Whether names stand where they are taken: `'title' | 'unit'`. */
function isWritten(keys: ts.TypeNode): boolean {
  return ts.isUnionTypeNode(keys) ? keys.types.every(isWritten) : ts.isLiteralTypeNode(keys);
}

/** A mapped type that takes over members of another as they are, and the names of those. */
interface MappedSource {
  readonly type: ts.TypeNode;
  readonly keys: ts.TypeNode;
}

/** What a mapped type takes its members from; null where it makes others of them. */
export function mappedSource({
  typeParameter,
  type,
  nameType,
}: ts.MappedTypeNode): MappedSource | null {
  const keys = typeParameter.constraint;
  const held = type && heldType(type);
  if (!keys || !held || nameType || !ts.isIndexedAccessTypeNode(held)) return null;
  return held.indexType.getText() === typeParameter.name.text
    ? { type: held.objectType, keys }
    : null;
}

/** `NonNullable<T[K]>` and `T[K] | null` hold what `T[K]` does. */
function heldType(type: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(type)) return heldType(type.type);
  if (ts.isUnionTypeNode(type)) {
    const [only, ...others] = type.types.filter(ts.isIndexedAccessTypeNode);
    const isNullish = type.types.every((each) => each === only || isNothing(each));
    return only && others.length === 0 && isNullish ? only : type;
  }
  const [inner] = ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
  const isSame =
    ts.isTypeReferenceNode(type) && /^(NonNullable|Readonly)$/.test(type.typeName.getText());
  return isSame && inner ? heldType(inner) : type;
}

function isNothing(type: ts.TypeNode): boolean {
  if (ts.isLiteralTypeNode(type)) return type.literal.kind === ts.SyntaxKind.NullKeyword;
  return type.kind === ts.SyntaxKind.UndefinedKeyword;
}
