import { ts } from "ts-morph";

/** The name that says which method a call has: `post` of `api.post(…)`; null where it is called another way. */
export function verbOf(node: ts.Node): ts.MemberName | null {
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name
    : null;
}
