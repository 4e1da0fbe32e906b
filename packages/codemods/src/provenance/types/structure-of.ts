import { ts } from "ts-morph";
import { positionalParameters } from "../../program/positional-parameters.ts";
import { schemaStructure } from "../../validation/schema-structure.ts";
import { conditionalStructure } from "./conditional-structure.ts";
import { callbackStructure, documentedStructure, typeOfTypedef } from "./documented-structure.ts";
import { indexedStructure } from "./indexed-structure.ts";
import { mappedStructure } from "./mapped-structure.ts";
import { importedStructure, namedStructure } from "./named-structure.ts";
import { objectStructure } from "./object-structure.ts";
import type { Reading } from "./reading.ts";
import type { Structure } from "./structure.ts";
import type { TypeReader } from "./type-reader.ts";
import type { MethodType, TypeRef, TypeSource } from "./type-ref.ts";

/** What a type is made of, one level deep; what it names is followed to its declaration. */
export function structureOf(reader: TypeReader, ref: TypeRef, depth: number): Structure {
  const read = READERS[ref.node.kind];
  return read ? read(ref.node as never, { reader, ref, depth }) : { is: "unknown" };
}

const READERS: Readonly<
  Partial<Record<ts.SyntaxKind, (node: never, reading: Reading) => Structure>>
> = {
  [ts.SyntaxKind.InterfaceDeclaration]: readMembers,
  [ts.SyntaxKind.ClassDeclaration]: readMembers,
  [ts.SyntaxKind.ClassExpression]: readMembers,
  [ts.SyntaxKind.TypeLiteral]: readMembers,
  [ts.SyntaxKind.TypeAliasDeclaration]: readInner,
  [ts.SyntaxKind.ParenthesizedType]: readInner,
  [ts.SyntaxKind.TypeOperator]: readOperator,
  [ts.SyntaxKind.ArrayType]: (node: ts.ArrayTypeNode, reading) => ({
    is: "list",
    of: inner(reading, node.elementType),
  }),
  [ts.SyntaxKind.TupleType]: (node: ts.TupleTypeNode, reading) => ({
    is: "tuple",
    of: node.elements.map((each) => inner(reading, elementType(each))),
  }),
  [ts.SyntaxKind.UnionType]: readUnion,
  [ts.SyntaxKind.IntersectionType]: readUnion,
  [ts.SyntaxKind.FunctionType]: readFunction,
  [ts.SyntaxKind.MethodSignature]: readFunction,
  [ts.SyntaxKind.MethodDeclaration]: readFunction,
  [ts.SyntaxKind.JSDocTypedefTag]: readTypedef,
  [ts.SyntaxKind.JSDocCallbackTag]: (node: ts.JSDocCallbackTag, reading) =>
    callbackStructure(node, (type) => inner(reading, type)),
  [ts.SyntaxKind.JSDocTypeLiteral]: readDocumented,
  [ts.SyntaxKind.JSDocTypeExpression]: readInner,
  [ts.SyntaxKind.JSDocNullableType]: readInner,
  [ts.SyntaxKind.JSDocNonNullableType]: readInner,
  [ts.SyntaxKind.JSDocOptionalType]: readInner,
  [ts.SyntaxKind.TypeQuery]: (node: ts.TypeQueryNode, reading) =>
    ts.isIdentifier(node.exprName) ? schemaStructure(node.exprName, reading) : { is: "unknown" },
  [ts.SyntaxKind.Identifier]: schemaStructure,
  [ts.SyntaxKind.CallExpression]: schemaStructure,
  [ts.SyntaxKind.PropertyAccessExpression]: schemaStructure,
  [ts.SyntaxKind.ParenthesizedExpression]: schemaStructure,
  [ts.SyntaxKind.LiteralType]: (node: ts.LiteralTypeNode) => ({ is: "literal", node }),
  [ts.SyntaxKind.TypeReference]: (node: ts.TypeReferenceNode, { reader, ref, depth }) =>
    namedStructure(reader, ref, node.typeName, node.typeArguments ?? [], depth),
  [ts.SyntaxKind.ImportType]: (node: ts.ImportTypeNode, { reader, ref, depth }) =>
    importedStructure(reader, ref, node, depth),
  [ts.SyntaxKind.ExpressionWithTypeArguments]: readBase,
  [ts.SyntaxKind.IndexedAccessType]: (node: ts.IndexedAccessTypeNode, { reader, ref, depth }) =>
    indexedStructure(reader, ref, node, depth),
  [ts.SyntaxKind.ConditionalType]: conditionalStructure,
  [ts.SyntaxKind.MappedType]: mappedStructure,
  [ts.SyntaxKind.StringKeyword]: readPlain,
  [ts.SyntaxKind.NumberKeyword]: readPlain,
  [ts.SyntaxKind.BooleanKeyword]: readPlain,
  [ts.SyntaxKind.VoidKeyword]: readPlain,
  [ts.SyntaxKind.UndefinedKeyword]: readPlain,
  [ts.SyntaxKind.BigIntKeyword]: readPlain,
  [ts.SyntaxKind.SymbolKeyword]: readPlain,
  [ts.SyntaxKind.NeverKeyword]: readPlain,
};

function inner({ reader, ref }: Reading, node: TypeSource): TypeRef {
  return reader.refer(node, ref.parameters);
}

function readMembers(
  node: ts.InterfaceDeclaration | ts.ClassLikeDeclaration | ts.TypeLiteralNode,
  reading: Reading,
): Structure {
  return objectStructure(reading.reader.program, node, (type) => inner(reading, type));
}

function readInner(node: { readonly type: ts.TypeNode }, reading: Reading): Structure {
  return reading.reader.expand(inner(reading, node.type), reading.depth + 1);
}

function readTypedef(node: ts.JSDocTypedefTag, reading: Reading): Structure {
  const type = typeOfTypedef(node);
  return type ? reading.reader.expand(inner(reading, type), reading.depth + 1) : { is: "unknown" };
}

/** Some write `@typedef {Object[]} Habits` before the properties of its elements. */
function readDocumented(node: ts.JSDocTypeLiteral, reading: Reading): Structure {
  const refer = (type: TypeSource): TypeRef => inner(reading, type);
  const structure = documentedStructure(node, refer);
  return node.isArrayType ? { is: "unknown" } : structure;
}

/** `readonly T[]` is what `T[]` is; `keyof` and `unique` are not followed. */
function readOperator(node: ts.TypeOperatorNode, reading: Reading): Structure {
  return node.operator === ts.SyntaxKind.ReadonlyKeyword
    ? readInner(node, reading)
    : { is: "unknown" };
}

function readUnion(node: ts.UnionTypeNode | ts.IntersectionTypeNode, reading: Reading): Structure {
  const of = node.types.map((type) => inner(reading, type));
  return ts.isIntersectionTypeNode(node) ? { is: "union", of, isWhole: true } : { is: "union", of };
}

/** The type after `extends` or `implements`, where it is a name. */
function readBase(
  node: ts.ExpressionWithTypeArguments,
  { reader, ref, depth }: Reading,
): Structure {
  return ts.isIdentifier(node.expression)
    ? namedStructure(reader, ref, node.expression, node.typeArguments ?? [], depth)
    : { is: "unknown" };
}

function readFunction(node: MethodType | ts.FunctionTypeNode, reading: Reading): Structure {
  return {
    is: "function",
    parameters: positionalParameters(node).map(({ type }) => type),
    typeParameters: node.typeParameters ?? [],
    type: node.type ?? null,
    returns: node.type ? inner(reading, node.type) : null,
  };
}

function readPlain(): Structure {
  return { is: "plain" };
}

function elementType(node: ts.TypeNode | ts.NamedTupleMember): ts.TypeNode {
  return ts.isNamedTupleMember(node) ? node.type : node;
}
