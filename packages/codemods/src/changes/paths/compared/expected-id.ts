import { ts } from "ts-morph";
import { bareExpression } from "../../../program/bare-expression.ts";

/** The id that a test expects in the body beside a URL: `calledWith('/checkin', { habitId: 'h1' })`; null for none. */
export function expectedId(url: ts.Node, name: string): string | null {
  const { parent } = url;
  const ids = besideOf(parent).flatMap((each) => idsIn(each, name));
  return new Set(ids).size === 1 ? (ids[0] ?? null) : null;
}

/** What stands beside it: further arguments, elements or members. */
function besideOf(parent: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(parent)) return parent.arguments;
  if (ts.isArrayLiteralExpression(parent)) return parent.elements;
  const isMember = ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent);
  return isMember ? [parent.parent] : [];
}

/** The ids that are spelled in a body, in what it is made of, or in options that hold it. */
function idsIn(written: ts.Expression, name: string): readonly string[] {
  const node = bareExpression(written);
  if (ts.isCallExpression(node)) return node.arguments.flatMap((each) => idsIn(each, name));
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const value = bareExpression(property.initializer);
    const isId = ts.isIdentifier(property.name) && property.name.text === name;
    if (isId) return ts.isStringLiteralLike(value) ? [value.text] : [];
    return idsIn(value, name);
  });
}
