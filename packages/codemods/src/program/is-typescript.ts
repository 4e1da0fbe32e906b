import { ts } from "ts-morph";

/** Whether a node stands in code that a TypeScript compiler checks. */
export function isTypeScript(node: ts.Node): boolean {
  return (node.flags & (ts.NodeFlags.JavaScriptFile | ts.NodeFlags.JsonFile)) === 0;
}
