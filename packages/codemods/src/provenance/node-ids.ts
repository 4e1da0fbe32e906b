import type { ts } from "ts-morph";

/** Numbers nodes from 1 in the order in which they are asked for; the same node has the same number. */
export function createNodeIds(): (node: ts.Node) => number {
  const ids = new Map<ts.Node, number>();
  return (node) => {
    const id = ids.get(node) ?? ids.size + 1;
    ids.set(node, id);
    return id;
  };
}
