import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { ownerOf } from "../../../program/binding.ts";

/** Whether all names of an expression mean the same at another place, and have their values there already. */
export function isVisible(facts: Facts, expression: ts.Expression, at: ts.Node): boolean {
  if (expression.getSourceFile() !== at.getSourceFile()) return ts.isLiteralExpression(expression);
  const { scopes } = facts.program.moduleOf(expression);
  let visible = true;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const binding = scopes.resolve(node);
      if (binding && !isKnownAt(binding.node, binding.scope, at)) visible = false;
    }
    ts.forEachChild(node, visit);
  };
  visit(expression);
  return visible;
}

function isKnownAt(declared: ts.Node, scope: ts.Node, at: ts.Node): boolean {
  const inScope = ts.findAncestor(at, (node) => node === scope) !== undefined;
  const isLater =
    ownerOf(declared) === ownerOf(at) &&
    declared.getStart() > at.getStart() &&
    !ts.isParameter(declared.parent);
  return inScope && !isLater;
}
