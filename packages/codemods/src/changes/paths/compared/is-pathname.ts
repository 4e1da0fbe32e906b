import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";

/** What is cut out of a path is part of it. */
const PATHNAME = /(?:^|\.)pathname(?:\.\w+\(.*)?$/s;

/** Whether an expression is the path of a URL without its query: `url.pathname`, or a name that stands for it. */
export function isPathname(facts: Facts, node: ts.Expression): boolean {
  if (!ts.isIdentifier(node)) return PATHNAME.test(node.getText());
  const declared = facts.program.moduleOf(node).scopes.resolve(node)?.node.parent;
  if (!declared) return false;
  if (ts.isBindingElement(declared))
    return PATHNAME.test((declared.propertyName ?? declared.name).getText());
  return ts.isVariableDeclaration(declared) && PATHNAME.test(declared.initializer?.getText() ?? "");
}
