import { ts } from "ts-morph";
import { bareExpression } from "../../program/bare-expression.ts";
import type { Program } from "../../program/program.ts";
import { initializerOf } from "../../validation/initializer-of.ts";

/** The texts that `(typeof FIELDS)[number]` stands for, of a list that is written out; null of any other type. */
export function listedNames(program: Program, node: ts.TypeNode): readonly string[] | null {
  if (!ts.isIndexedAccessTypeNode(node) || node.indexType.kind !== ts.SyntaxKind.NumberKeyword)
    return null;
  const name = nameOfQueried(node);
  const list = name && initializerOf(program, name);
  const bare = list && ts.isExpression(list) ? bareExpression(list) : null;
  if (!bare || !ts.isArrayLiteralExpression(bare)) return null;
  const names = bare.elements.map((each) => (ts.isStringLiteralLike(each) ? each.text : null));
  const told = names.filter((name) => name !== null);
  return told.length === names.length ? told : null;
}

/** `FIELDS` of `(typeof FIELDS)[number]`. */
export function nameOfQueried({ objectType }: ts.IndexedAccessTypeNode): ts.Identifier | null {
  const query = ts.isParenthesizedTypeNode(objectType) ? objectType.type : objectType;
  return ts.isTypeQueryNode(query) && ts.isIdentifier(query.exprName) ? query.exprName : null;
}
