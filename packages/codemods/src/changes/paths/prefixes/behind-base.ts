import { ts } from "ts-morph";

/** Members of options by which libraries are told where a request goes. */
const ADDRESSES: ReadonlySet<string> = new Set(["path", "uri", "url"]);

/** Whether a text is put behind a base: `BASE + "/habits"`, `${BASE}/habits`, `{ url: "/habits" }`. */
export function isBehindBase(node: ts.StringLiteralLike | ts.TemplateExpression): boolean {
  const { parent } = node;
  if (ts.isTemplateExpression(node) && node.head.text === "") return true;
  return ts.isPropertyAssignment(parent)
    ? ADDRESSES.has(parent.name.getText())
    : ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
}
