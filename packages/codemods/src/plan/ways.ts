import type { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { findCallers } from "../origin/callers.ts";
import type { Hop, Trail } from "../origin/step.ts";
import { trace } from "../origin/trace.ts";
import type { Exchange } from "../provenance/exchanges.ts";
import { withHeld } from "../provenance/held.ts";
import type { ServiceCall, Value } from "../provenance/value.ts";
import { literalAround, startOf } from "./chain-ends.ts";
import { createHeldCalls } from "./held-calls.ts";

/** How a value came from the answer of a call to a place, or from a place into the body of a call. */
export interface CallWay {
  readonly call: ServiceCall;
  readonly isSent: boolean;
  readonly hops: readonly Hop[];
}

/** How deep a body is looked into for an object. */
const DEPTH = 4;

function holdsNode(values: Iterable<Value>, node: ts.Node): boolean {
  return [...withHeld(values, DEPTH)].some((value) => value.kind === "site" && value.node === node);
}

/** Looks for the way between a place and the calls that it belongs to; null where none is seen. */
export function createWays(
  facts: Facts,
  exchangeOf: ReadonlyMap<ServiceCall, Exchange>,
): (node: ts.Node, calls: readonly ServiceCall[]) => CallWay | null {
  const trail: Trail = { machine: facts.machine, callers: findCallers(facts.machine) };
  const heldBy = createHeldCalls();

  const received = (start: ts.Node, calls: readonly ServiceCall[]): CallWay | null => {
    const held = new Set([...facts.seen(start)].flatMap((value) => [...heldBy(value)]));
    const wanted = new Set(calls.filter((call) => held.has(call)));
    const callOf = (node: ts.Node) => [...wanted].find((call) => call.node === node);
    const way = trace(
      trail,
      start,
      (node) => callOf(node) !== undefined,
      (node) =>
        [...facts.seen(node)].some((value) => [...heldBy(value)].some((call) => wanted.has(call))),
    );
    const call = way && callOf(way.origin);
    return way && call ? { call, isSent: false, hops: way.hops } : null;
  };

  const sent = (literal: ts.Node, call: ServiceCall): CallWay | null => {
    for (const { request, body } of exchangeOf.get(call)?.uses.values() ?? []) {
      const start = request.slots.body ?? request.slots.options;
      if (!start || !holdsNode(body, literal)) continue;
      const way = trace(
        trail,
        start,
        (node) => node === literal,
        () => true,
      );
      if (way) return { call, isSent: true, hops: way.hops };
    }
    return null;
  };

  return (node, calls) => {
    const start = startOf(node);
    const from = start && received(start, calls);
    const literal = from ? null : literalAround(node);
    if (!literal) return from;
    for (const call of calls) {
      const way = sent(literal, call);
      if (way) return way;
    }
    return null;
  };
}
