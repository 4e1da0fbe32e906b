import { ts } from "ts-morph";

/** Whether a type reads the same in any file. */
export function isPlain(type: ts.TypeNode): boolean {
  if (ts.isArrayTypeNode(type)) return isPlain(type.elementType);
  if (ts.isUnionTypeNode(type)) return type.types.every(isPlain);
  return (
    ts.isLiteralTypeNode(type) ||
    type.kind === ts.SyntaxKind.StringKeyword ||
    type.kind === ts.SyntaxKind.NumberKeyword ||
    type.kind === ts.SyntaxKind.BooleanKeyword
  );
}
