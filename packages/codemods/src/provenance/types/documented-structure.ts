import { ts } from "ts-morph";
import type { Structure, TypeMember } from "./structure.ts";
import type { TypeRef, TypeSource } from "./type-ref.ts";

type Refer = (type: TypeSource) => TypeRef;

/** What `@property` lines below a `@typedef`, or `@param {string} habit.title`, write. */
export function documentedStructure(node: ts.JSDocTypeLiteral, inner: Refer): Structure {
  const members = new Map<string, TypeMember>();
  for (const tag of node.jsDocPropertyTags ?? []) {
    const name = ts.isIdentifier(tag.name) ? tag.name.text : tag.name.right.text;
    const type = tag.typeExpression?.type;
    const optional = tag.isBracketed || type?.kind === ts.SyntaxKind.JSDocOptionalType;
    members.set(name, { name, type: type ? inner(type) : null, optional, node: tag });
  }
  return { is: "object", declaration: node, members, bases: [], index: null };
}

/** The type that a `@typedef` gives a name to; null where it has none. */
export function typeOfTypedef(node: ts.JSDocTypedefTag): ts.TypeNode | ts.JSDocTypeLiteral | null {
  const { typeExpression } = node;
  if (!typeExpression) return null;
  return ts.isJSDocTypeLiteral(typeExpression) ? typeExpression : typeExpression.type;
}

/** A `@callback` as a function type. */
export function callbackStructure(node: ts.JSDocCallbackTag, inner: Refer): Structure {
  const { parameters, type: returned } = node.typeExpression;
  const type = returned?.typeExpression?.type ?? null;
  return {
    is: "function",
    parameters: parameters.map(({ typeExpression }) => typeExpression?.type),
    typeParameters: [],
    type,
    returns: type && inner(type),
  };
}
