import { ts } from "ts-morph";
import type { Module, Program } from "../program/program.ts";
import { exportedType, importedType } from "./imported-type.ts";
import { ELEMENT_TYPES, PROMISE_TYPES, TRANSPARENT_TYPES } from "./known-types.ts";
import type { TypeDeclaration, TypeRef } from "./type-ref.ts";

/** A member of an object type. */
export interface TypeMember {
  readonly name: string;
  readonly type: TypeRef | null;
  readonly optional: boolean;
  readonly node: ts.TypeElement | ts.ClassElement | ts.ParameterDeclaration;
}

/** What a type is made of, one level deep. */
export type Structure =
  | {
      readonly is: "object";
      readonly declaration: ts.TypeLiteralNode | ts.InterfaceDeclaration | ts.ClassLikeDeclaration;
      readonly members: ReadonlyMap<string, TypeMember>;
      readonly bases: readonly TypeRef[];
      readonly index: TypeRef | null;
    }
  | { readonly is: "list" | "promise"; readonly of: TypeRef }
  | { readonly is: "tuple"; readonly of: readonly TypeRef[] }
  | { readonly is: "union"; readonly of: readonly TypeRef[] }
  | { readonly is: "record"; readonly of: TypeRef }
  | {
      readonly is: "function";
      readonly node: ts.SignatureDeclaration;
      readonly returns: TypeRef | null;
    }
  | { readonly is: "literal"; readonly node: ts.LiteralTypeNode }
  | { readonly is: "external"; readonly module: string; readonly name: string }
  | { readonly is: "plain" }
  | { readonly is: "unknown" };

export interface Types {
  /** The type that a node writes, with what type parameters stand for. */
  refer(node: ts.TypeNode | TypeDeclaration, parameters?: ReadonlyMap<string, TypeRef>): TypeRef;
  expand(ref: TypeRef): Structure;
}

const NO_PARAMETERS: ReadonlyMap<string, TypeRef> = new Map();
const MAX_DEPTH = 40;

export function createTypes(program: Program): Types {
  const refs = new Map<string, TypeRef>();
  const nodeIds = new Map<ts.Node, number>();
  const structures = new Map<TypeRef, Structure>();

  const refer: Types["refer"] = (node, parameters = NO_PARAMETERS) => {
    if (!nodeIds.has(node)) nodeIds.set(node, nodeIds.size);
    const key = `${nodeIds.get(node)}|${[...parameters].map(([name, ref]) => `${name}=${ref.id}`).join()}`;
    let ref = refs.get(key);
    if (!ref) {
      ref = { id: refs.size + 1, node, module: program.moduleOf(node), parameters };
      refs.set(key, ref);
    }
    return ref;
  };

  const expand = (ref: TypeRef, depth = 0): Structure => {
    const known = structures.get(ref);
    if (known) return known;
    const structure: Structure = depth > MAX_DEPTH ? { is: "unknown" } : compute(ref, depth);
    structures.set(ref, structure);
    return structure;
  };

  const compute = (ref: TypeRef, depth: number): Structure => {
    const { node, parameters } = ref;
    const inner = (type: ts.TypeNode): TypeRef => refer(type, parameters);
    if (ts.isInterfaceDeclaration(node) || ts.isClassLike(node) || ts.isTypeLiteralNode(node)) {
      return objectStructure(node, inner);
    }
    if (ts.isTypeAliasDeclaration(node)) return expand(inner(node.type), depth + 1);
    if (ts.isParenthesizedTypeNode(node)) return expand(inner(node.type), depth + 1);
    if (ts.isTypeOperatorNode(node)) {
      return node.operator === ts.SyntaxKind.ReadonlyKeyword
        ? expand(inner(node.type), depth + 1)
        : { is: "unknown" };
    }
    if (ts.isArrayTypeNode(node)) return { is: "list", of: inner(node.elementType) };
    if (ts.isTupleTypeNode(node))
      return { is: "tuple", of: node.elements.map((each) => inner(tupleType(each))) };
    if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) {
      return { is: "union", of: node.types.map(inner) };
    }
    if (ts.isFunctionTypeNode(node)) return { is: "function", node, returns: inner(node.type) };
    if (ts.isLiteralTypeNode(node)) return { is: "literal", node };
    if (ts.isTypeReferenceNode(node))
      return reference(ref, node.typeName, node.typeArguments ?? [], depth);
    if (ts.isExpressionWithTypeArguments(node)) {
      return ts.isIdentifier(node.expression)
        ? reference(ref, node.expression, node.typeArguments ?? [], depth)
        : { is: "unknown" };
    }
    if (ts.isIndexedAccessTypeNode(node)) return indexed(ref, node, depth);
    return isKeyword(node) ? { is: "plain" } : { is: "unknown" };
  };

  const reference = (
    ref: TypeRef,
    entity: ts.EntityName,
    args: readonly ts.TypeNode[],
    depth: number,
  ): Structure => {
    const { parameters } = ref;
    const name = ts.isIdentifier(entity) ? entity.text : entity.right.text;
    const first = args[0] ? refer(args[0], parameters) : null;
    const bound = ts.isIdentifier(entity) ? parameters.get(name) : undefined;
    if (bound) return expand(bound, depth + 1);
    const declaration = declarationOf(entity, ref.module);
    if (declaration && "external" in declaration) {
      return { is: "external", module: declaration.external, name: declaration.name };
    }
    if (declaration) return expand(applied(declaration, args, parameters), depth + 1);
    if (!first) return { is: "unknown" };
    if (ELEMENT_TYPES.has(name)) return { is: "list", of: first };
    if (PROMISE_TYPES.has(name)) return { is: "promise", of: first };
    const second = args[1];
    if (TRANSPARENT_TYPES.has(name)) return derived(name, expand(first, depth + 1), second);
    if (second && (name === "Record" || name === "Map"))
      return { is: "record", of: refer(second, parameters) };
    return { is: "unknown" };
  };

  const applied = (
    declaration: TypeDeclaration,
    args: readonly ts.TypeNode[],
    parameters: ReadonlyMap<string, TypeRef>,
  ): TypeRef => {
    const names = declaration.typeParameters ?? [];
    if (names.length === 0) return refer(declaration);
    const bound = new Map<string, TypeRef>();
    names.forEach((parameter, index) => {
      const arg = args[index] ?? parameter.default;
      if (arg) bound.set(parameter.name.text, refer(arg, args[index] ? parameters : bound));
    });
    return refer(declaration, bound);
  };

  const declarationOf = (
    entity: ts.EntityName,
    module: Module,
  ): TypeDeclaration | { external: string; name: string } | null => {
    if (!ts.isIdentifier(entity)) {
      const namespace = entity.left;
      if (!ts.isIdentifier(namespace)) return null;
      const imported = module.scopes.resolveType(namespace.text, entity);
      return imported && ts.isNamespaceImport(imported)
        ? exportedType(program, module, imported.parent.parent, entity.right.text)
        : null;
    }
    const found = module.scopes.resolveType(entity.text, entity);
    if (!found) return null;
    if (
      ts.isInterfaceDeclaration(found) ||
      ts.isTypeAliasDeclaration(found) ||
      ts.isClassLike(found)
    ) {
      return found;
    }
    return importedType(program, module, found);
  };

  const indexed = (ref: TypeRef, node: ts.IndexedAccessTypeNode, depth: number): Structure => {
    const object = expand(refer(node.objectType, ref.parameters), depth + 1);
    if (object.is === "list") return expand(object.of, depth + 1);
    const { indexType } = node;
    if (object.is !== "object" || !ts.isLiteralTypeNode(indexType)) return { is: "unknown" };
    const name = ts.isStringLiteral(indexType.literal) ? indexType.literal.text : "";
    const member = object.members.get(name);
    return member?.type ? expand(member.type, depth + 1) : { is: "unknown" };
  };

  return { refer, expand };
}

/** What a utility type makes of an object type: fewer members, or members that may be missing. */
function derived(name: string, structure: Structure, keys: ts.TypeNode | undefined): Structure {
  if (structure.is === "union" || structure.is !== "object") return structure;
  if (name === "Partial") {
    const members = [...structure.members].map(
      ([key, member]) => [key, { ...member, optional: true }] as const,
    );
    return { ...structure, members: new Map(members) };
  }
  if ((name !== "Pick" && name !== "Omit") || !keys) return structure;
  const chosen = new Set((ts.isUnionTypeNode(keys) ? keys.types : [keys]).map(literalName));
  if (chosen.has(null)) return structure;
  const kept = [...structure.members].filter(([key]) => chosen.has(key) === (name === "Pick"));
  return { ...structure, members: new Map(kept) };
}

function literalName(node: ts.TypeNode): string | null {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : null;
}

function tupleType(node: ts.TypeNode | ts.NamedTupleMember): ts.TypeNode {
  return ts.isNamedTupleMember(node) ? node.type : node;
}

function isKeyword(node: ts.Node): boolean {
  return (
    node.kind === ts.SyntaxKind.StringKeyword ||
    node.kind === ts.SyntaxKind.NumberKeyword ||
    node.kind === ts.SyntaxKind.BooleanKeyword ||
    node.kind === ts.SyntaxKind.VoidKeyword ||
    node.kind === ts.SyntaxKind.UndefinedKeyword ||
    node.kind === ts.SyntaxKind.BigIntKeyword ||
    node.kind === ts.SyntaxKind.SymbolKeyword ||
    node.kind === ts.SyntaxKind.NeverKeyword
  );
}

function objectStructure(
  declaration: ts.TypeLiteralNode | ts.InterfaceDeclaration | ts.ClassLikeDeclaration,
  inner: (type: ts.TypeNode) => TypeRef,
): Structure {
  const members = new Map<string, TypeMember>();
  let index: TypeRef | null = null;
  for (const node of declaration.members) {
    if (ts.isIndexSignatureDeclaration(node)) index = inner(node.type);
    if (ts.isConstructorDeclaration(node)) addParameterProperties(node, members, inner);
    const name = node.name && memberName(node.name);
    if (!name) continue;
    const type = "type" in node ? (node.type as ts.TypeNode | undefined) : undefined;
    const optional = "questionToken" in node && node.questionToken !== undefined;
    const signature = ts.isMethodSignature(node) || ts.isMethodDeclaration(node);
    members.set(name, { name, type: type && !signature ? inner(type) : null, optional, node });
  }
  const bases = (ts.isTypeLiteralNode(declaration) ? [] : (declaration.heritageClauses ?? []))
    .flatMap((clause) => clause.types)
    .map((type) => inner(type as unknown as ts.TypeNode));
  return { is: "object", declaration, members, bases, index };
}

function addParameterProperties(
  node: ts.ConstructorDeclaration,
  members: Map<string, TypeMember>,
  inner: (type: ts.TypeNode) => TypeRef,
): void {
  for (const parameter of node.parameters) {
    if (!parameter.modifiers?.length || !ts.isIdentifier(parameter.name)) continue;
    const { text } = parameter.name;
    const type = parameter.type ? inner(parameter.type) : null;
    members.set(text, { name: text, type, optional: false, node: parameter });
  }
}

function memberName(name: ts.PropertyName): string | null {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isPrivateIdentifier(name)
    ? name.text
    : null;
}
