import { ts } from "ts-morph";
import { isAsync } from "../calls/is-async.ts";
import type { FunctionNode } from "../value.ts";
import type { Place } from "./place.ts";

/** Whether a call runs the body that it leads to then and there, and no more than once: what is handed over may run later. */
export function runsAtOnce({ context: { node, entrance } }: Place): boolean {
  const call = entrance.from?.node;
  if (!call) return false;
  if (ts.isClassLike(node) || ts.isConstructorDeclaration(node)) return isConstruction(call);
  if (!ts.isFunctionLike(node) || !("parameters" in node)) return false;
  const fn = node as FunctionNode;
  if (isAsync(fn) || fn.asteriskToken) return false;
  const isCall = ts.isCallExpression(call) || ts.isNewExpression(call);
  return isCall && calledName(call) === nameOf(fn);
}

function isConstruction(call: ts.Node): boolean {
  return (
    ts.isNewExpression(call) ||
    (ts.isCallExpression(call) && call.expression.kind === ts.SyntaxKind.SuperKeyword)
  );
}

function calledName({ expression }: ts.CallExpression | ts.NewExpression): string | null {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : null;
}

/** The name by which a function is declared, or under which it is kept. */
function nameOf({ name, parent }: FunctionNode): string | undefined {
  if (name) return ts.isIdentifier(name) || ts.isPrivateIdentifier(name) ? name.text : undefined;
  if (ts.isBinaryExpression(parent))
    return ts.isPropertyAccessExpression(parent.left) ? parent.left.name.text : undefined;
  const isNamed =
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent);
  return isNamed && ts.isIdentifier(parent.name) ? parent.name.text : undefined;
}
