import { createHash } from "node:crypto";
import { ts } from "ts-morph";
import type { Proposal } from "../changes/proposal.ts";

/** Names a place by what stands there and around it, so that moved lines keep their names. */
export function createFingerprints(): (proposal: Proposal) => string {
  const counts = new Map<string, number>();
  return ({ change, node }) => {
    const text = node.getText().replace(/\s+/g, " ");
    const around = ts.findAncestor(node.parent, ts.isFunctionLike);
    const key = [change, node.getSourceFile().fileName, text, around ? nameOf(around) : ""].join(
      "\n",
    );
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return createHash("sha256").update(`${key}\n${count}`).digest("hex").slice(0, 16);
  };
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : "";
}
