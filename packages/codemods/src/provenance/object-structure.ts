import { ts } from "ts-morph";
import type { Structure, TypeMember } from "./structure.ts";
import type { TypeRef } from "./type-ref.ts";

/** What an object type's declaration writes: its members, bases and index signature. */
export function objectStructure(
  declaration: ts.TypeLiteralNode | ts.InterfaceDeclaration | ts.ClassLikeDeclaration,
  inner: (type: ts.TypeNode) => TypeRef,
): Structure {
  const members = new Map<string, TypeMember>();
  let index: TypeRef | null = null;
  for (const node of declaration.members) {
    if (ts.isIndexSignatureDeclaration(node)) index = inner(node.type);
    if (ts.isConstructorDeclaration(node)) addParameterProperties(node, members, inner);
    const member = memberOf(node, inner);
    if (member) members.set(member.name, member);
  }
  const bases = (ts.isTypeLiteralNode(declaration) ? [] : (declaration.heritageClauses ?? []))
    .flatMap((clause) => clause.types)
    .map((type) => inner(type as unknown as ts.TypeNode));
  return { is: "object", declaration, members, bases, index };
}

/** The member that an element declares; null where its name is computed or it has none. */
function memberOf(
  node: ts.TypeElement | ts.ClassElement,
  inner: (type: ts.TypeNode) => TypeRef,
): TypeMember | null {
  const name = node.name && memberName(node.name);
  if (!name) return null;
  const type = "type" in node ? (node.type as ts.TypeNode | undefined) : undefined;
  const optional = "questionToken" in node && node.questionToken !== undefined;
  const isMethod = ts.isMethodSignature(node) || ts.isMethodDeclaration(node);
  return { name, type: type && !isMethod ? inner(type) : null, optional, node };
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
