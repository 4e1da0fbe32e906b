import { ts } from "ts-morph";

/** What a function is called where it is written; null where it has no name. */
export function nameOf(fn: ts.Node): string | null {
  if (ts.isFunctionLike(fn) && fn.name) return fn.name.getText();
  const { parent } = fn;
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) return parent.name.text;
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent))
    return parent.name.getText();
  if (ts.isBinaryExpression(parent) && parent.right === fn) return parent.left.getText();
  return null;
}
