import { ts } from "ts-morph";
import { INFERRED, isSchemaLibrary } from "../../validation/libraries.ts";
import { declarationOf } from "./declaration-of.ts";
import { derived } from "./derived-structure.ts";
import { type ExternalType, type Found, typeOfModule } from "./imported-type.ts";
import { keyNames } from "./key-names.ts";
import {
  COMPONENT_TYPES,
  ELEMENT_TYPES,
  isReact,
  PROMISE_TYPES,
  PROPS_TYPES,
  TRANSPARENT_TYPES,
} from "./known-types.ts";
import { namesData } from "./names-data.ts";
import { awaitedStructure, returnedStructure, takenStructure } from "./returned-structure.ts";
import type { Structure } from "./structure.ts";
import type { TypeReader } from "./type-reader.ts";
import type { TypeDeclaration, TypeRef } from "./type-ref.ts";

/** What a type name with its arguments is made of: a type parameter, a declaration or a global type. */
export function namedStructure(
  reader: TypeReader,
  ref: TypeRef,
  entity: ts.EntityName,
  args: readonly ts.TypeNode[],
  depth: number,
): Structure {
  const bound = ts.isIdentifier(entity) ? ref.parameters.get(entity.text) : undefined;
  if (bound) return reader.expand(bound, depth + 1);
  const declaration = declarationOf(reader.program, entity, ref.module);
  if (!declaration) {
    const limit = ts.isIdentifier(entity) ? limitOf(reader, ref, entity) : null;
    if (limit) return reader.expand(limit, depth + 1);
    const name = ts.isIdentifier(entity) ? entity.text : entity.right.text;
    return globalStructure(reader, ref, name, args, depth);
  }
  return declaredStructure(reader, ref, declaration, args, depth);
}

/** What a type parameter that nothing is given for must at least be, where that is told by members of v1. */
function limitOf(
  reader: TypeReader,
  ref: TypeRef,
  { text, parent }: ts.Identifier,
): TypeRef | null {
  const isNamed = ({ name }: ts.TypeParameterDeclaration): boolean => name.text === text;
  const owner = ts.findAncestor(parent, (node) => parametersOf(node).some(isNamed));
  const constraint = owner && parametersOf(owner).find(isNamed)?.constraint;
  // A limit that names its own parameter, as of a map of events, would be looked for without end.
  const isOwn = ts.findAncestor(parent, (node) => node === constraint) !== undefined;
  const limit = constraint && !isOwn ? reader.refer(constraint, ref.parameters) : null;
  return limit && namesData(reader, limit) ? limit : null;
}

function parametersOf(node: ts.Node): readonly ts.TypeParameterDeclaration[] {
  const isGeneric = ts.isFunctionLike(node) || ts.isClassLike(node);
  return isGeneric || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
    ? (node.typeParameters ?? [])
    : [];
}

/** What `import("./types").Habit` is made of. */
export function importedStructure(
  reader: TypeReader,
  ref: TypeRef,
  node: ts.ImportTypeNode,
  depth: number,
): Structure {
  const { argument, qualifier } = node;
  if (!ts.isLiteralTypeNode(argument) || !ts.isStringLiteral(argument.literal) || node.isTypeOf)
    return { is: "unknown" };
  if (!qualifier || !ts.isIdentifier(qualifier)) return { is: "unknown" };
  const found = typeOfModule(reader.program, ref.module, argument.literal.text, qualifier.text);
  return found
    ? declaredStructure(reader, ref, found, node.typeArguments ?? [], depth)
    : { is: "unknown" };
}

function declaredStructure(
  reader: TypeReader,
  ref: TypeRef,
  declaration: NonNullable<Found>,
  args: readonly ts.TypeNode[],
  depth: number,
): Structure {
  if ("external" in declaration) {
    const [described] = args;
    if (described && isSchemaLibrary(declaration.external) && INFERRED.has(declaration.name))
      return reader.expand(reader.refer(described, ref.parameters), depth + 1);
    if (described && isReact(declaration.external))
      return ofReact(reader, ref, declaration, described, depth);
    return {
      is: "external",
      module: declaration.external,
      name: declaration.name,
      ...(described && { of: reader.refer(described, ref.parameters) }),
    };
  }
  const made = reader.expand(applied(reader, declaration, args, ref.parameters), depth + 1);
  const isMade = args.length > 0 && ts.isTypeReferenceNode(ref.node);
  return isMade && made.is === "object" && isInside(made.by, declaration)
    ? { ...made, by: ref.node }
    : made;
}

/** Whether an alias of one's own makes a type of what it is given: `type Nullable<T> = { [K in keyof T]: T[K] | null }`. */
function isInside(by: ts.Node | undefined, alias: ts.Node): boolean {
  return by !== undefined && ts.isTypeAliasDeclaration(alias) && alias.type === by;
}

/** A component of React is a function of its props; other types add to what they are given. */
function ofReact(
  reader: TypeReader,
  ref: TypeRef,
  { external, name }: ExternalType,
  props: ts.TypeNode,
  depth: number,
): Structure {
  if (PROPS_TYPES.has(name)) return reader.expand(reader.refer(props, ref.parameters), depth + 1);
  return COMPONENT_TYPES.has(name)
    ? { is: "function", parameters: [props], typeParameters: [], type: null, returns: null }
    : { is: "external", module: external, name };
}

/** The types of the language that ask for what a function gives back or takes. */
const OF_FUNCTIONS: ReadonlyMap<string, typeof returnedStructure> = new Map([
  ["ReturnType", returnedStructure],
  ["Parameters", takenStructure],
]);

/** What a generic type of the language is made of. */
function globalStructure(
  reader: TypeReader,
  ref: TypeRef,
  name: string,
  [first, second]: readonly ts.TypeNode[],
  depth: number,
): Structure {
  if (!first) return { is: "unknown" };
  const { parameters } = ref;
  const held = reader.refer(first, parameters);
  if (ELEMENT_TYPES.has(name)) return { is: "list", of: held };
  if (PROMISE_TYPES.has(name)) return { is: "promise", of: held };
  const ofFunction = OF_FUNCTIONS.get(name);
  if (ofFunction) return ofFunction(reader, first, depth);
  if (name === "Awaited") return awaitedStructure(reader, held, depth);
  if (TRANSPARENT_TYPES.has(name)) {
    const keys = second ? keyNames(reader, ref, second) : null;
    const expand = (type: TypeRef): Structure => reader.expand(type, depth + 1);
    const made = derived(name, expand(held), keys, expand);
    return made.is === "object" && ts.isTypeReferenceNode(ref.node)
      ? { ...made, by: ref.node }
      : made;
  }
  if (second && (name === "Record" || name === "Map" || name === "Object"))
    return {
      is: "record",
      of: reader.refer(second, parameters),
      isListed: name === "Record" && keyNames(reader, ref, first) !== null,
    };
  return { is: "unknown" };
}

/** A declaration with its type parameters bound to arguments, or to their defaults. */
function applied(
  reader: TypeReader,
  declaration: TypeDeclaration,
  args: readonly ts.TypeNode[],
  parameters: ReadonlyMap<string, TypeRef>,
): TypeRef {
  const names = ts.getEffectiveTypeParameterDeclarations(
    declaration as ts.DeclarationWithTypeParameters,
  );
  if (names.length === 0) return reader.refer(declaration);
  const bound = new Map<string, TypeRef>();
  names.forEach((parameter, index) => {
    const arg = args[index] ?? parameter.default;
    if (arg) bound.set(parameter.name.text, reader.refer(arg, args[index] ? parameters : bound));
  });
  return reader.refer(declaration, bound);
}
