import { posix } from "node:path";
import { ts } from "ts-morph";
import { append } from "../../program/append.ts";
import { namesOfFile } from "../../program/found-by-name.ts";
import { hasModifier } from "../../program/has-modifier.ts";
import type { FunctionNode, FunctionValue } from "../value.ts";

/** Of the closures that code makes in one place, as a list of items does, no more than this tell anything new. */
const MOST_CLOSURES = 24;

/** Of functions that nothing called, those that none of the others names; the first where all name each other. */
export function outermost(functions: readonly FunctionValue[]): readonly FunctionValue[] {
  const byNode = new Map<FunctionNode, FunctionValue[]>();
  for (const fn of functions) append(byNode, fn.node, fn);
  const mentions = new Map<string, Set<FunctionNode>>();
  for (const node of byNode.keys()) collect(node, node, mentions);
  const free = [...byNode].filter(([node]) => {
    const by = namesOf(node).flatMap((name) => [...(mentions.get(name) ?? [])]);
    return by.every((other) => other === node);
  });
  return free.length > 0
    ? free.flatMap(([, closures]) => closures.slice(-MOST_CLOSURES))
    : functions.slice(0, 1);
}

function collect(
  node: ts.Node,
  owner: FunctionNode,
  mentions: Map<string, Set<FunctionNode>>,
): void {
  // What a function is called itself is no mention of others that are called so.
  if (node === owner.name) return;
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
    const owners = mentions.get(node.text) ?? new Set<FunctionNode>();
    mentions.set(node.text, owners.add(owner));
  }
  ts.forEachChild(node, (child) => {
    collect(child, owner, mentions);
  });
}

/** The names under which others may call a function. */
function namesOf(node: FunctionNode): readonly string[] {
  const name = nameOf(node);
  const isDefault = ts.isExportAssignment(node.parent) || hasModifier(node, DEFAULT);
  // Who imports what a file gives by default mostly calls it what the file is called.
  const { fileName } = node.getSourceFile();
  const file = isDefault ? posix.parse(fileName).name : null;
  // So does a template that finds it by its name.
  const byName = isDefault ? [...namesOfFile(fileName)].map((each) => `\u01B2by_${each}`) : [];
  return [name, file, ...byName].filter((each) => each !== null);
}

const DEFAULT = ts.SyntaxKind.DefaultKeyword;

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
