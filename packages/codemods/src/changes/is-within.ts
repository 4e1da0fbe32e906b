import type { ts } from "ts-morph";

/** Whether a node stands inside another, or is it. */
export function isWithin(node: ts.Node, outer: ts.Node): boolean {
  return (
    node.getSourceFile() === outer.getSourceFile() &&
    node.getStart() >= outer.getStart() &&
    node.getEnd() <= outer.getEnd()
  );
}
