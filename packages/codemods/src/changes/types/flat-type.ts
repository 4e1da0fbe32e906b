import { ts } from "ts-morph";

const FLAT: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.UndefinedKeyword,
  ts.SyntaxKind.LiteralType,
]);

/** Whether a type has nothing but texts, numbers and truths. */
export function isFlat(type: ts.TypeNode): boolean {
  return ts.isUnionTypeNode(type) ? type.types.every(isFlat) : FLAT.has(type.kind);
}
