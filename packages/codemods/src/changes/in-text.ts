import { ts } from "ts-morph";

/** Whether an expression is printed or put into text, so that whoever reads that sees what it is: `null`, or a unit. */
export function isInText(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTemplateSpan(parent)) return true;
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return (
    ts.isCallExpression(parent) &&
    parent.expression !== node &&
    /^(console\.\w+|String)$/.test(parent.expression.getText())
  );
}
