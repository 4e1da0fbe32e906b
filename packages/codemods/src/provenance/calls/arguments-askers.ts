import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";

/** The functions of a file that hand all their arguments on as they are, `run.apply(self, arguments)`, and do nothing else with them. */
export const forwarders = oncePer((source: ts.SourceFile): ReadonlySet<ts.Node> => {
  if (!source.text.includes(", arguments)")) return new Set();
  const asking = new Set<ts.Node>();
  const others = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === "arguments") {
      const asker = ts.findAncestor(node, isActivation);
      if (asker) (isForwarded(node) ? asking : others).add(asker);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return new Set([...asking].filter((node) => !others.has(node)));
});

/** Arrow functions have the arguments of the function that created them. */
function isActivation(node: ts.Node): boolean {
  return ts.isFunctionLike(node) && !ts.isArrowFunction(node);
}

function isForwarded(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[1] === node &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === "apply"
  );
}
