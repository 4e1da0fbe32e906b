import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import { writtenNames } from "../provenance/value.ts";
import type { Meeting } from "./meeting.ts";
import { pathOf } from "./receiver.ts";

/**
 * Where a wrapper has its method built in (`del(path, body)`), another wrapper beside it that sends the
 * wanted method with a path and a body in the same places is called instead. Null where there is none.
 */
export function callInstead(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  meeting: Meeting,
  to: Endpoint,
): readonly Edit[] | null {
  const { call } = meeting;
  if (!ts.isCallExpression(call) || call === use.request.node) return null;
  const callee = call.expression;
  const pathIndex = call.arguments.findIndex((arg) => contains(arg, meeting.path));
  const bodyIndex = call.arguments.findIndex(
    (arg) => meeting.body !== null && contains(arg, meeting.body),
  );
  for (const name of candidates(facts, callee)) {
    if (sends(facts, name, callee, to, pathIndex, bodyIndex)) {
      const target = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
      return [replace(pathOf(call), rangeOf(target), name)];
    }
  }
  return exchange ? null : [];
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return inner.getStart() >= outer.getStart() && inner.getEnd() <= outer.getEnd();
}

/** Names of functions beside the one that is called: members of the same object, or visible in the same file. */
function candidates(facts: Facts, callee: ts.Expression): readonly string[] {
  if (ts.isPropertyAccessExpression(callee)) {
    const names = new Set<string>();
    for (const value of facts.seen(callee.expression)) {
      if (value.kind !== "site") continue;
      for (const name of writtenNames(value)) names.add(name);
      const { node } = value;
      for (const declared of classesOf(facts, value.node))
        for (const member of declared.members)
          if (member.name && ts.isIdentifier(member.name)) names.add(member.name.text);
      if (ts.isSourceFile(node)) continue;
    }
    return [...names];
  }
  const { scopes } = facts.program.moduleOf(callee);
  return scopes.bindings.filter(({ scope }) => ts.isSourceFile(scope)).map(({ name }) => name);
}

function classesOf(facts: Facts, node: ts.Node): readonly ts.ClassLikeDeclaration[] {
  if (!ts.isNewExpression(node)) return [];
  return [...facts.seen(node.expression)].flatMap((value) =>
    value.kind === "site" && ts.isClassLike(value.node) ? [value.node] : [],
  );
}

/** Whether a call of that name elsewhere was seen to send the wanted method with its arguments in those places. */
function sends(
  facts: Facts,
  name: string,
  callee: ts.Expression,
  to: Endpoint,
  pathIndex: number,
  bodyIndex: number,
): boolean {
  for (const exchange of facts.machine.exchanges.all.values()) {
    if (exchange.call.endpoint.method !== to.method) continue;
    for (const use of exchange.uses.values()) {
      for (const call of use.chain.slice(1)) {
        if (!ts.isCallExpression(call) || !isSameKind(facts, call.expression, callee, name))
          continue;
        if (call.arguments.length > Math.max(pathIndex, bodyIndex) && bodyIndex >= 0) return true;
      }
    }
  }
  return false;
}

function isSameKind(
  facts: Facts,
  other: ts.Expression,
  callee: ts.Expression,
  name: string,
): boolean {
  if (ts.isPropertyAccessExpression(other) && ts.isPropertyAccessExpression(callee)) {
    if (other.name.text !== name) return false;
    const receivers = facts.seen(callee.expression);
    return [...facts.seen(other.expression)].some(
      (value) => receivers.has(value) || sameNode(value, receivers),
    );
  }
  return (
    ts.isIdentifier(other) &&
    ts.isIdentifier(callee) &&
    other.text === name &&
    other.getSourceFile() === callee.getSourceFile()
  );
}

function sameNode(
  value: import("../provenance/value.ts").Value,
  receivers: import("../provenance/value.ts").Values,
): boolean {
  return (
    value.kind === "site" &&
    [...receivers].some((other) => other.kind === "site" && other.node === value.node)
  );
}
