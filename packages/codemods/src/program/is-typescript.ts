import type { ts } from "ts-morph";

/** Whether a node stands in a file that a TypeScript compiler checks. */
export function isTypeScript(node: ts.Node): boolean {
  return /\.[cm]?tsx?$/.test(node.getSourceFile().fileName);
}
