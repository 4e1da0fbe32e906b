import { ts } from "ts-morph";
import type { Value, Values } from "../provenance/value.ts";
import { NOTHING } from "../provenance/values.ts";

/** A place that writes a header, and what it writes. */
export interface HeaderEntry {
  readonly node: ts.Node;
  readonly values: Values;
}

const DEPTH = 6;

/** The places that write a header of a request, whatever the case of its name. */
export function headerEntries(
  headers: readonly Iterable<Value>[],
  name: string,
): readonly HeaderEntry[] {
  const search: Search = { name, found: new Map(), asked: new Map() };
  for (const layer of headers) for (const value of layer) gather(value, search, DEPTH);
  return [...search.found.values()];
}

interface Search {
  readonly name: string;
  readonly found: Map<ts.Node, HeaderEntry>;
  /** How deep was left to go from a value: many objects may hold the same ones, each of which holds more. */
  readonly asked: Map<Value, number>;
}

function gather(value: Value, search: Search, depth: number): void {
  const { asked, found, name } = search;
  if (value.kind !== "site" || depth <= (asked.get(value) ?? 0)) return;
  asked.set(value, depth);
  const inner: Value[] = [];
  for (const [key, { values }] of value.props) {
    const isIt = values.size > 0 && key.toLowerCase() === name.toLowerCase();
    const node = isIt ? (entryIn(value.node, name) ?? writtenAt(values) ?? value.node) : null;
    if (node) found.set(node, { node, values });
    else inner.push(...values);
  }
  const pair = entryIn(value.node, name);
  if (pair && ts.isArrayLiteralExpression(pair.parent))
    found.set(pair, { node: pair, values: NOTHING });
  for (const each of [...inner, ...value.spread.values]) gather(each, search, depth - 1);
}

/** The variable part of what is written, else its text: nearer than the object that it is written to. */
function writtenAt(values: Values): ts.Node | null {
  for (const value of values) {
    if (value.kind !== "text") continue;
    const part = value.parts.find((each) => "hole" in each) ?? value.parts[0];
    if (part) return "hole" in part ? part.hole : part.node;
  }
  return null;
}

/** The property, the pair of an array, or the text in a flat one, that names the header. */
function entryIn(node: ts.Node, name: string): ts.Node | null {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.find((each) => textOf(each.name) === name.toLowerCase()) ?? null;
  if (!ts.isArrayLiteralExpression(node)) return null;
  return (
    node.elements.find((element) => {
      const named = ts.isArrayLiteralExpression(element) ? element.elements[0] : element;
      return named && ts.isStringLiteralLike(named) && textOf(named) === name.toLowerCase();
    }) ?? null
  );
}

function textOf(node: ts.Node | undefined): string | null {
  return node && (ts.isIdentifier(node) || ts.isStringLiteralLike(node))
    ? node.text.toLowerCase()
    : null;
}

/** The expression that an entry writes; null where it is not written as one. */
export function valueOfEntry({ node }: HeaderEntry): ts.Expression | null {
  if (ts.isPropertyAssignment(node)) return node.initializer;
  if (ts.isShorthandPropertyAssignment(node)) return node.name;
  if (ts.isArrayLiteralExpression(node)) return node.elements[1] ?? null;
  return ts.isArrayLiteralExpression(node.parent) ? behind(node, node.parent) : null;
}

function behind(node: ts.Node, { elements }: ts.ArrayLiteralExpression): ts.Expression | null {
  return elements[elements.indexOf(node as ts.Expression) + 1] ?? null;
}
