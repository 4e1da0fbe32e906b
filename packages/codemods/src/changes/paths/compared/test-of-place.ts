import { ts } from "ts-morph";
import { equalityOf } from "../../../program/equality.ts";
import type { TextTest } from "../../../provenance/text/test-text.ts";

/** Methods that tell where a text stands in another, or -1. */
export const PLACES: ReadonlySet<string> = new Set(["indexOf", "lastIndexOf", "search"]);

/** What `url.indexOf(text) >= 0`, `~url.indexOf(text)` and `url.indexOf(text) === 0` ask for; null where it is no such question. */
export function testOfPlace(call: ts.CallExpression): TextTest | null {
  const { expression: callee, parent } = call;
  const isPlace = ts.isPropertyAccessExpression(callee) && PLACES.has(callee.name.text);
  if (!isPlace || call.arguments.length !== 1) return null;
  if (ts.isPrefixUnaryExpression(parent))
    return parent.operator === ts.SyntaxKind.TildeToken ? "includes" : null;
  if (!ts.isBinaryExpression(parent) || parent.left !== call) return null;
  const { operatorToken, right } = parent;
  if (right.getText() === "-1") return "includes";
  if (right.getText() !== "0") return null;
  if (equalityOf(operatorToken.kind) !== null) return "startsWith";
  return ORDERS.has(operatorToken.kind) ? "includes" : null;
}

const ORDERS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.LessThanToken,
]);
