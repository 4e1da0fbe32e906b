import { prefixes } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Evidence } from "../model.ts";
import type { ServiceCall } from "../provenance/value.ts";

/** `fetch of GET /api/v1/habits`. */
export function describeCall({ node, endpoint }: ServiceCall): string {
  const [prefix] = prefixes[endpoint.version];
  return `${shownCall(node)} of ${endpoint.method} ${prefix}${endpoint.path}`;
}

/** What is called, as far as it is short. */
export function shownCall(node: ts.Node): string {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return "call";
  const text = node.expression.getText().replace(/\s+/g, " ");
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** A place of the code, with a word about it. */
export function placeAt(node: ts.Node, what: string): Evidence {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
  return { file: source.fileName, line: line + 1, column: character + 1, what };
}
