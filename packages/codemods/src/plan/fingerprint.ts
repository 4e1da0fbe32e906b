import { createHash } from "node:crypto";
import { ts } from "ts-morph";
import type { Proposal } from "../changes/proposal.ts";

/**
 * Names places by what stands there and around them, never by where: the change, the file, the code but for its
 * layout, the name of the function around it, and which of several equal places it is.
 */
export function createFingerprints(): (proposal: Proposal) => string {
  const counts = new Map<string, number>();
  return ({ change, isShared, node, range }) => {
    const source = node.getSourceFile();
    const text = range ? source.text.slice(range.start, range.end) : node.getText();
    const kind = isShared ? "shared" : change;
    const key = [kind, source.fileName, withoutLayout(text), nameAround(node)].join("\n");
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return createHash("sha256").update(`${key}\n${count}`).digest("hex").slice(0, 16);
  };
}

/** Code without what a formatter may change: white space, kinds of quotes, commas and semicolons at ends. */
function withoutLayout(text: string): string {
  return text
    .replace(/\s+/g, "")
    .replaceAll("'", '"')
    .replace(/[,;](?=[)\]}]|$)/g, "");
}

/** The name of the closest function around a place that has one. */
function nameAround(node: ts.Node): string {
  for (let around = node.parent; around; around = around.parent) {
    const name = ts.isFunctionLike(around) ? nameOf(around) : undefined;
    if (name !== undefined) return name;
  }
  return "";
}

function nameOf(node: ts.SignatureDeclaration): string | undefined {
  if (node.name) return node.name.getText();
  const { parent } = node;
  const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isNamed ? parent.name.getText() : undefined;
}
