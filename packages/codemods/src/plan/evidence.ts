import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import type { Evidence } from "../model.ts";
import type { ServiceCall } from "../provenance/value.ts";

/** Places that prove a group of findings: its calls, and what ties them to the service. */
export function evidenceFor(facts: Facts, calls: readonly ServiceCall[]): readonly Evidence[] {
  const found: Evidence[] = [];
  for (const call of calls.slice(0, MOST_CALLS)) {
    const { endpoint, node } = call;
    found.push(
      at(node, `${clientOf(node)} of ${endpoint.method} ${endpoint.path} (${endpoint.version})`),
    );
  }
  for (const [exchange, proof] of facts.identity) {
    if (!calls.includes(exchange.call)) continue;
    found.push(at(proof.node, proof.what));
    break;
  }
  return found;
}

const MOST_CALLS = 3;

function clientOf(node: ts.Node): string {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return "call";
  const text = node.expression.getText().replace(/\s+/g, " ");
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function at(node: ts.Node, what: string): Evidence {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
  return { file: source.fileName, line: line + 1, column: character + 1, what };
}
