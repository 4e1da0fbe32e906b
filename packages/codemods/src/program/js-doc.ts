import { ts } from "ts-morph";
import { isTypeScript } from "./is-typescript.ts";

/** The documentation comments of a node; in TypeScript none, since they declare nothing there. */
function jsDocOf(node: ts.Node): readonly ts.JSDoc[] {
  const { jsDoc } = node as ts.Node & { readonly jsDoc?: readonly ts.JSDoc[] };
  return jsDoc && !isTypeScript(node) ? jsDoc : [];
}

/** Visits a node and all below it, and what documentation comments declare. */
export function forEachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  for (const comment of jsDocOf(node)) forEachNode(comment, visit);
  ts.forEachChild(node, (child) => forEachNode(child, visit));
}
