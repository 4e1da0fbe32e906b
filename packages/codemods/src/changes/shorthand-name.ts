import { ts } from "ts-morph";

/** What names the member of `{ habits }` once its value is another expression: `habits: `; nothing elsewhere. */
export function shorthandName(node: ts.Expression): string {
  const { parent } = node;
  return ts.isShorthandPropertyAssignment(parent) && parent.name === node
    ? `${parent.name.text}: `
    : "";
}
