import { ts } from "ts-morph";
import type { FunctionNode, FunctionValue } from "./value.ts";

/** Of functions that nothing called, those that none of the others names; the first where all name each other. */
export function outermost(functions: readonly FunctionValue[]): readonly FunctionValue[] {
  const byNode = new Map(functions.map((fn) => [fn.node, fn]));
  const mentions = new Map<string, Set<FunctionNode>>();
  for (const node of byNode.keys()) collect(node, node, mentions);
  const free = [...byNode].filter(([node]) => {
    const name = nameOf(node);
    const by = name === null ? undefined : mentions.get(name);
    return !by || [...by].every((other) => other === node);
  });
  return free.length > 0 ? free.map(([, fn]) => fn) : functions.slice(0, 1);
}

function collect(
  node: ts.Node,
  owner: FunctionNode,
  mentions: Map<string, Set<FunctionNode>>,
): void {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
    const owners = mentions.get(node.text) ?? new Set<FunctionNode>();
    mentions.set(node.text, owners.add(owner));
  }
  ts.forEachChild(node, (child) => {
    collect(child, owner, mentions);
  });
}

/** The name under which others can call a function. */
function nameOf(node: FunctionNode): string | null {
  if (node.name && !ts.isComputedPropertyName(node.name)) return node.name.getText();
  const { parent } = node;
  if (
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent)
  ) {
    return ts.isIdentifier(parent.name) ? parent.name.text : null;
  }
  if (!ts.isBinaryExpression(parent)) return null;
  if (ts.isPropertyAccessExpression(parent.left)) return parent.left.name.text;
  return ts.isIdentifier(parent.left) ? parent.left.text : null;
}
