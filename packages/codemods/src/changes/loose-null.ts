import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../edit/edit.ts";
import { pathOf } from "./receiver.ts";

const LOOSE: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: "==",
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: "!=",
};

/** `=== null` → `== null`, where v1 had `null` and v2 has nothing; null where a node is not held against it so. */
export function looseNull(node: ts.Expression): Edit | null {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent) || parent.left !== node) return null;
  const loose = LOOSE[parent.operatorToken.kind];
  if (!loose || parent.right.kind !== ts.SyntaxKind.NullKeyword) return null;
  return replace(pathOf(node), rangeOf(parent.operatorToken), loose);
}
