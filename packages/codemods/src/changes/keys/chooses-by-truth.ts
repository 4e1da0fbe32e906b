import { ts } from "ts-morph";

/** What asks something of each item of a list, where only the truth of the answer counts. */
const CHOOSING: ReadonlySet<string> = new Set([
  "every",
  "filter",
  "find",
  "findIndex",
  "findLast",
  "partition",
  "reject",
  "remove",
  "some",
]);

/** Whether a call of a library, `_.filter(replies, 'success')`, takes a function for its second argument as well. */
export function choosesByTruth(call: ts.CallExpression): boolean {
  return CHOOSING.has(calledName(call));
}

/** The name that a function is called by, be it a member's; empty where it has none. */
export function calledName({ expression }: ts.CallExpression): string {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) ? name.text : "";
}
