import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import type { FunctionNode } from "../../provenance/value.ts";
import { pathOf } from "../receiver.ts";
import { shownLiteral } from "../shown-literal.ts";
import type { QueryValue } from "./query-value.ts";

/** `from('/notes').where('habitId', id).all()`: the link of the chain goes; what it kept stands in the path. */
export function queryInChain(facts: Facts, use: ExchangeUse, name: string): QueryValue | null {
  const literal = shownLiteral(use);
  for (const link of literal ? linksBehind(literal) : []) {
    const { expression } = link;
    const [key, value, ...others] = link.arguments;
    if (!key || !value || others.length > 0) continue;
    if (!ts.isStringLiteralLike(key) || key.text !== name) continue;
    if (!ts.isPropertyAccessExpression(expression)) continue;
    const callees = [...facts.seen(expression)];
    if (callees.length === 0) continue;
    if (!callees.every((callee) => callee.kind === "function" && keepsOnly(callee.node))) continue;
    const receiver = expression.expression;
    return {
      value: ["${encodeURIComponent(", rangeOf(value), ")}"],
      expression: value,
      edits: [replace(pathOf(link), { start: receiver.getEnd(), end: link.getEnd() }, "")],
      inText: null,
    };
  }
  return null;
}

/** The calls of a chain that begins with one that is given a node. */
function linksBehind(node: ts.Node): readonly ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  let at = node.parent;
  while (ts.isCallExpression(at) || ts.isNewExpression(at) || ts.isPropertyAccessExpression(at)) {
    if (ts.isCallExpression(at)) found.push(at);
    at = at.parent;
  }
  return found;
}

/** Whether a method keeps its second argument under the first, gives itself back and does nothing else. */
function keepsOnly({ body, parameters }: FunctionNode): boolean {
  const [name, value] = parameters.map((each) => each.name);
  if (!body || !ts.isBlock(body) || body.statements.length !== 2 || !name || !value) return false;
  const [kept, given] = body.statements;
  const isSame = (node: ts.Node | undefined, other: ts.Node): boolean =>
    node !== undefined && node.getText() === other.getText();
  return (
    kept !== undefined &&
    ts.isExpressionStatement(kept) &&
    isKept(kept.expression, (key, held) => isSame(key, name) && isSame(held, value)) &&
    given !== undefined &&
    ts.isReturnStatement(given) &&
    given.expression?.kind === ts.SyntaxKind.ThisKeyword
  );
}

/** `params.set(key, value)`, and `query[key] = value`. */
function isKept(
  node: ts.Expression,
  test: (key: ts.Node | undefined, value: ts.Node | undefined) => boolean,
): boolean {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return (
      ["set", "append"].includes(node.expression.name.text) &&
      test(node.arguments[0], node.arguments[1])
    );
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isElementAccessExpression(node.left) &&
    test(node.left.argumentExpression, node.right)
  );
}
