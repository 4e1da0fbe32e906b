import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";

/** The functions of a file that ask for their `arguments`, of which each has its place. */
export const argumentsAskers = oncePer((source: ts.SourceFile): ReadonlySet<ts.Node> => {
  const asking = new Set<ts.Node>();
  if (!source.text.includes("arguments")) return asking;
  const visit = (node: ts.Node): void => {
    const asker =
      ts.isIdentifier(node) && node.text === "arguments" && ts.findAncestor(node, isActivation);
    if (asker) asking.add(asker);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return asking;
});

/** Arrow functions have the arguments of the function that created them. */
function isActivation(node: ts.Node): boolean {
  return ts.isFunctionLike(node) && !ts.isArrowFunction(node);
}
