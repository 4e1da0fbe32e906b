import { ts } from "ts-morph";
import { SCOPE } from "../dialects/code-writer.ts";

/** Whether a node stands in a template of Angular, where `habit?.a.b` asks what may be nothing for `b`, and nothing is spread. */
export function isInTemplate(node: ts.Node): boolean {
  return ts.findAncestor(node, isTemplate) !== undefined;
}

function isTemplate(node: ts.Node): boolean {
  if (!ts.isFunctionExpression(node) && !ts.isFunctionDeclaration(node)) return false;
  return node.parameters[0]?.name.getText() === SCOPE.slice(0, -1);
}
