import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { referredType } from "../../keys/key-types.ts";

/** A type that lists paths: `'/habits'`, `` `/habits/${string}` `` or the name of a member of a table of them. */
export type PathType = ts.StringLiteral | ts.TemplateLiteralTypeNode;

/** Whether a type is a path, or a member of a table is named by one. */
export function isPathType(node: ts.Node): node is PathType {
  if (ts.isTemplateLiteralTypeNode(node)) return node.getText().includes("/");
  return (
    ts.isStringLiteral(node) &&
    node.text.includes("/") &&
    (ts.isLiteralTypeNode(node.parent) || ts.isPropertySignature(node.parent))
  );
}

/** The paths in a type, and in the types that it refers to. */
export function collectPathTypes(facts: Facts, type: ts.TypeNode, found: Set<PathType>): void {
  const entered = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (entered.has(node)) return;
    entered.add(node);
    if (isPathType(node)) found.add(node);
    const named = ts.isTypeReferenceNode(node) ? referredType(facts, node) : null;
    if (named) visit(named);
    if (!ts.isPropertySignature(node)) ts.forEachChild(node, visit);
    else if (isPathType(node.name)) found.add(node.name);
  };
  visit(type);
}
