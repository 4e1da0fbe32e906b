import { ts } from "ts-morph";
import type { Program } from "./program.ts";

/** Whether a key is a symbol, which names no member of JSON: `const DIRTY = Symbol('dirty')`, `Symbol.iterator`. */
export function isSymbol(program: Program, key: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(key)) return isGlobal(key.expression);
  if (ts.isCallExpression(key))
    return isGlobal(key.expression) || isSymbol(program, key.expression);
  if (!ts.isIdentifier(key)) return false;
  const declared = program.moduleOf(key).scopes.resolve(key)?.node.parent;
  if (!declared || !ts.isVariableDeclaration(declared)) return false;
  const isConstant = (declared.parent.flags & ts.NodeFlags.Const) !== 0;
  const { initializer } = declared;
  return isConstant && initializer !== undefined && ts.isCallExpression(initializer)
    ? isSymbol(program, initializer)
    : false;
}

function isGlobal(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === "Symbol";
}
