import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";
import { one } from "../values.ts";

/** The names under which members stand that are keyed by a symbol; no code can spell them. */
export const ITERATOR = "(Symbol.iterator)";
export const ASYNC_ITERATOR = "(Symbol.asyncIterator)";

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ["iterator", ITERATOR],
  ["asyncIterator", ASYNC_ITERATOR],
]);

/** `Symbol.iterator` as the name of the member that it keys; null where the expression is no such symbol. */
export function wellKnownSymbol(
  machine: Machine,
  node: ts.PropertyAccessExpression,
): Values | null {
  const { expression } = node;
  if (!ts.isIdentifier(expression) || expression.text !== "Symbol") return null;
  const text = SYMBOLS.get(node.name.text);
  if (text === undefined || machine.program.moduleOf(node).scopes.resolve(expression)) return null;
  return one(machine.intern.text([{ text, node, start: node.getStart(), exact: false }]));
}
