import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { memberName } from "../../program/member-name.ts";
import { aliasNamed } from "../../provenance/types/alias-named.ts";
import { initializerOf } from "../../validation/initializer-of.ts";
import type { DeclaredRoles } from "./declared-roles.ts";

/**
 * What objects of the program are to the service that a type asks for by the variable which they are written to:
 * `typeof DEFAULTS`, `(typeof SEEDS)[number]`. Null where they are nothing to it, or not written out.
 */
export function writtenRoles({ program, roles }: Facts, type: ts.TypeNode): DeclaredRoles | null {
  const objects = objectsOf(program, type);
  const known = objects?.map((each) => roles.of.get(each));
  const [first] = objects ?? [];
  if (!objects || !first || !known?.every((each) => each !== undefined && each.size > 0))
    return null;
  const names = objects.flatMap(({ properties }) => properties.map((each) => memberName(each)));
  return {
    roles: new Set(known.flatMap((each) => [...(each ?? [])])),
    declaration: first,
    names: names.filter((name) => name !== null),
  };
}

/** The objects that a type is that of, through aliases of one's own. */
function objectsOf(
  program: Facts["program"],
  type: ts.TypeNode,
): readonly ts.ObjectLiteralExpression[] | null {
  if (ts.isParenthesizedTypeNode(type)) return objectsOf(program, type.type);
  if (ts.isTypeReferenceNode(type)) {
    const alias = type.typeArguments ? null : aliasNamed(program, type);
    return alias && alias.type !== type ? objectsOf(program, alias.type) : null;
  }
  const isElement =
    ts.isIndexedAccessTypeNode(type) && type.indexType.kind === ts.SyntaxKind.NumberKeyword;
  const held = heldBy(program, isElement ? type.objectType : type);
  const list = isElement && held && ts.isArrayLiteralExpression(held) ? held.elements : null;
  const objects = list?.map(bareExpression) ?? (isElement || !held ? [] : [held]);
  return objects.every(ts.isObjectLiteralExpression) ? objects : null;
}

/** What is written to the variable that a type asks for. */
function heldBy(program: Facts["program"], type: ts.TypeNode): ts.Expression | null {
  if (ts.isParenthesizedTypeNode(type)) return heldBy(program, type.type);
  if (!ts.isTypeQueryNode(type) || !ts.isIdentifier(type.exprName)) return null;
  const held = initializerOf(program, type.exprName);
  return held && !ts.isFunctionDeclaration(held) ? bareExpression(held) : null;
}
