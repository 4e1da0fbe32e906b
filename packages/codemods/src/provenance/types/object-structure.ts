import { ts } from "ts-morph";
import type { Program } from "../../program/program.ts";
import { mergedWith } from "./merged-with.ts";
import type { Structure, TypeMember } from "./structure.ts";
import type { TypeRef, TypeSource } from "./type-ref.ts";

type Element = ts.TypeElement | ts.ClassElement;

/** What an object type's declaration writes: its members, bases and index signature. */
export function objectStructure(
  program: Program,
  declaration: ts.TypeLiteralNode | ts.InterfaceDeclaration | ts.ClassLikeDeclaration,
  inner: (type: TypeSource) => TypeRef,
): Structure {
  const members = new Map<string, TypeMember>();
  let index: TypeRef | null = null;
  const merged = ts.isInterfaceDeclaration(declaration)
    ? mergedWith(program, declaration)
    : [declaration];
  for (const node of merged.flatMap((each): readonly Element[] => [...each.members])) {
    if (ts.isIndexSignatureDeclaration(node)) index = inner(node.type);
    if (ts.isConstructorDeclaration(node)) addParameterProperties(node, members, inner);
    const member = memberOf(node, inner);
    if (member) members.set(member.name, member);
  }
  const bases = merged
    .flatMap((each) => (ts.isTypeLiteralNode(each) ? [] : [...(each.heritageClauses ?? [])]))
    .flatMap((clause) => clause.types)
    .map((type) => inner(type as unknown as ts.TypeNode));
  return { is: "object", declaration, members, bases, index };
}

/** The member that an element declares; null where its name is computed or it has none. */
function memberOf(
  node: ts.TypeElement | ts.ClassElement,
  inner: (type: TypeSource) => TypeRef,
): TypeMember | null {
  const name = node.name && memberName(node.name);
  if (!name) return null;
  const optional = "questionToken" in node && node.questionToken !== undefined;
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node))
    return { name, type: inner(node), optional, node };
  const type = "type" in node ? (node.type as ts.TypeNode | undefined) : undefined;
  return { name, type: type ? inner(type) : null, optional, node };
}

function addParameterProperties(
  node: ts.ConstructorDeclaration,
  members: Map<string, TypeMember>,
  inner: (type: TypeSource) => TypeRef,
): void {
  for (const parameter of node.parameters) {
    if (!parameter.modifiers?.length || !ts.isIdentifier(parameter.name)) continue;
    const { text } = parameter.name;
    const type = parameter.type ? inner(parameter.type) : null;
    members.set(text, { name: text, type, optional: false, node: parameter });
  }
}

function memberName(name: ts.PropertyName): string | null {
  return ts.isComputedPropertyName(name) ? null : name.text;
}
