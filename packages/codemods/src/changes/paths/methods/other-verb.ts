import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { rootFrame } from "../../../client/axios-instance.ts";
import { type Edit, rangeOf, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { bodyObjects } from "../../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import type { Value, Values } from "../../../provenance/value.ts";
import { writtenMeeting } from "../../bodies/meeting.ts";
import type { Meeting } from "../../bodies/meetings-along.ts";
import { pathOf } from "../../receiver.ts";
import { shownLiteral } from "../../shown-literal.ts";

/** The same at the call that gives a wrapper the path and the body. */
export function calledInstead(
  facts: Facts,
  use: ExchangeUse,
  to: Endpoint,
): readonly Edit[] | null {
  const literal = shownLiteral(use);
  const meeting = literal && writtenMeeting(facts, use, literal);
  return meeting && use.chain.includes(meeting.call) ? callInstead(facts, use, meeting, to) : null;
}

/**
 * Where a wrapper has its method built in (`del(path, body)`), another wrapper beside it that sends the
 * wanted method with a path and a body in the same places is called instead. Null where there is none.
 */
export function callInstead(
  facts: Facts,
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
  if (pathIndex < 0 || bodyIndex < 0) return null;
  const other = siblingOf(facts, callee, to, pathIndex, bodyIndex) ?? twinOf(facts, callee, to);
  if (!other) return null;
  const target = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  if (target.getText() === other) return null;
  return [replace(pathOf(call), rangeOf(target), other)];
}

/** The method beside the one that is called which is named after the wanted verb and made by the same function. */
function twinOf(facts: Facts, callee: ts.Expression, to: Endpoint): string | null {
  if (!ts.isPropertyAccessExpression(callee)) return null;
  const name = to.method.toLowerCase();
  const made = functionNodes(facts.seen(callee));
  const frame = rootFrame(facts.machine);
  const isTwin = [...facts.seen(callee.expression)].some(
    (value) =>
      value.kind === "site" &&
      functionNodes(facts.machine.verbs.member(value, name, frame, callee)).some((node) =>
        made.includes(node),
      ),
  );
  return isTwin ? name : null;
}

function functionNodes(values: Iterable<Value>): readonly ts.Node[] {
  return [...values].flatMap((value) => (value.kind === "function" ? [value.node] : []));
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return inner.getStart() >= outer.getStart() && inner.getEnd() <= outer.getEnd();
}

/** The name of a function beside the one that is called, which elsewhere sends the wanted method with its arguments in those places. */
function siblingOf(
  facts: Facts,
  callee: ts.Expression,
  to: Endpoint,
  pathIndex: number,
  bodyIndex: number,
): string | null {
  for (const exchange of facts.machine.exchanges.all.values()) {
    if (exchange.call.endpoint.method !== to.method) continue;
    for (const use of exchange.uses.values()) {
      const call = use.chain
        .slice(1)
        .find((each) => handsOver(facts, each, use, callee, pathIndex, bodyIndex));
      if (call && ts.isCallExpression(call)) return nameOf(call.expression);
    }
  }
  return null;
}

function nameOf(callee: ts.Expression): string {
  return ts.isPropertyAccessExpression(callee) ? callee.name.getText() : callee.getText();
}

/** Whether a call of a like function hands over the path and the body of a request at these places. */
function handsOver(
  facts: Facts,
  call: ts.Node,
  use: ExchangeUse,
  callee: ts.Expression,
  pathIndex: number,
  bodyIndex: number,
): boolean {
  if (!ts.isCallExpression(call) || !isSameKind(facts, call.expression, callee)) return false;
  const path = call.arguments[pathIndex];
  const body = call.arguments[bodyIndex];
  const literal = shownLiteral(use);
  if (!path || !body || !literal) return false;
  const objects = bodyObjects(use.body);
  const isPath = [...facts.seen(path)].some(
    (value) =>
      value.kind === "text" && value.parts.some((part) => "text" in part && part.node === literal),
  );
  return (
    isPath && [...facts.seen(body)].some((value) => (objects as ReadonlySet<Value>).has(value))
  );
}

function isSameKind(facts: Facts, other: ts.Expression, callee: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(other) && ts.isPropertyAccessExpression(callee)) {
    const receivers = facts.seen(callee.expression);
    return [...facts.seen(other.expression)].some(
      (value) => receivers.has(value) || sameNode(value, receivers),
    );
  }
  return (
    ts.isIdentifier(other) &&
    ts.isIdentifier(callee) &&
    other.getSourceFile() === callee.getSourceFile()
  );
}

function sameNode(value: Value, receivers: Values): boolean {
  return (
    value.kind === "site" &&
    [...receivers].some((other) => other.kind === "site" && other.node === value.node)
  );
}
