import type { MappedShape } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { containerOf, containerOfName, mappingOf } from "../../facts/shapes.ts";
import type { MovedMember } from "./payload-type.ts";

/** A parameter that declares a member: `constructor(readonly title: string)`. */
export type Parameter = ts.ParameterDeclaration & { readonly name: ts.Identifier };

/** A constructor that runs; others only declare how it is called. */
export type Maker = ts.ConstructorDeclaration & { readonly body: ts.Block };

export function makerOf({ members }: ts.ClassLikeDeclaration): Maker | undefined {
  return members.find(
    (member): member is Maker => ts.isConstructorDeclaration(member) && member.body !== undefined,
  );
}

/** The parameters by which the constructor declares members of its class. */
export function declaringParameters(node: ts.ClassLikeDeclaration): readonly Parameter[] {
  return makerOf(node)?.parameters.filter(isProperty) ?? [];
}

function isProperty(parameter: ts.ParameterDeclaration): parameter is Parameter {
  return (parameter.modifiers?.length ?? 0) > 0 && ts.isIdentifier(parameter.name);
}

/** Whether parameters of the constructor declare what v2 has together with some fields: those set all of it. */
export function isBesideParameters(members: readonly MovedMember[], role: MappedShape): boolean {
  const [first] = members;
  const container = first ? containerOf(first.mapping) : null;
  const declared = first?.node.parent;
  if (container === null || !declared || !ts.isClassLike(declared)) return false;
  return declaringParameters(declared).some(
    ({ name }) => containerOfName(role, name.text) === container,
  );
}

/** The fields of a class that v2 has together with a member that a parameter declares. */
export function fieldsBeside(
  node: ts.ClassLikeDeclaration,
  { mapping }: MovedMember<Parameter>,
  role: MappedShape,
): readonly MovedMember<ts.PropertyDeclaration>[] {
  const container = containerOf(mapping);
  return node.members.filter(ts.isPropertyDeclaration).flatMap((field) => {
    const own = mappingOf(role, field.name.getText());
    const isMoved = own?.op === "move" || own?.op === "remove";
    return isMoved && container !== null && containerOf(own) === container
      ? [{ node: field, mapping: own }]
      : [];
  });
}

/** Whether the constructor can set a field instead: nothing but a value is said of it. */
export function isPlainField({ node }: MovedMember<ts.PropertyDeclaration>): boolean {
  const isPlain = node.modifiers?.every(({ kind }) => PLAIN.has(kind)) ?? true;
  return node.initializer !== undefined && isPlain;
}

const PLAIN: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
]);
