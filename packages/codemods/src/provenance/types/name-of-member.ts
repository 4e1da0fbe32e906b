import { ts } from "ts-morph";

/** Whether a node names a member where a type declares it, and so stands for the type that is this name. */
export function isNameOfMember(node: ts.Node): node is ts.Identifier | ts.StringLiteral {
  return (
    (ts.isIdentifier(node) || ts.isStringLiteral(node)) &&
    ts.isPropertySignature(node.parent) &&
    node.parent.name === node
  );
}
