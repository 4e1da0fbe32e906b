import { ts } from "ts-morph";

/** A node and all below it, each before what is below it. */
export function nodesIn(root: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}
