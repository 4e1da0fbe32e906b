import { ts } from "ts-morph";
import { bareExpression } from "../../program/bare-expression.ts";
import type { Program } from "../../program/program.ts";
import { nameOfQueried } from "../../provenance/types/listed-names.ts";
import { isStringLiteralType } from "../type-selection.ts";

/** What says which texts a unit may be: a type by its name, or the list that its texts are taken from. */
export type UnitSource = ts.TypeAliasDeclaration | ts.VariableDeclaration;

/** The list or table that a type takes its texts from: `(typeof UNITS)[number]`, `(typeof UNIT)[keyof typeof UNIT]`. */
export function listBehind(
  program: Program,
  type: ts.IndexedAccessTypeNode,
): ts.VariableDeclaration | null {
  const name = nameOfQueried(type);
  const declared = name && program.moduleOf(name).scopes.resolve(name)?.node.parent;
  return declared && ts.isVariableDeclaration(declared) ? declared : null;
}

/** The texts that a type spells itself: `'times' | 'min'`. */
export function literalsOf(type: ts.TypeNode): readonly ts.StringLiteral[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf);
  return isStringLiteralType(type) ? [type.literal] : [];
}

/** The texts of the list or table that a type is made of. */
export function textsBehind(program: Program, source: UnitSource): readonly ts.StringLiteral[] {
  if (ts.isVariableDeclaration(source)) return textsIn(source);
  const list = ts.isIndexedAccessTypeNode(source.type) ? listBehind(program, source.type) : null;
  return list ? textsIn(list) : [];
}

/** The texts that a list has as its elements, or a table as its members. */
function textsIn({ initializer }: ts.VariableDeclaration): readonly ts.StringLiteral[] {
  const made = initializer && bareExpression(initializer);
  if (!made) return [];
  if (ts.isArrayLiteralExpression(made)) return made.elements.filter(ts.isStringLiteral);
  if (!ts.isObjectLiteralExpression(made)) return [];
  return made.properties.flatMap((each) =>
    ts.isPropertyAssignment(each) && ts.isStringLiteral(each.initializer) ? [each.initializer] : [],
  );
}
