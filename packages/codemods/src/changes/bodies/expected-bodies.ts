import { type MappedShape, type Shape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { likePairs } from "../../facts/spread/like-pairs.ts";
import { oncePer } from "../../program/once-per.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import {
  isSite,
  type ServiceCall,
  type SiteValue,
  type Value,
  writtenNames,
} from "../../provenance/value.ts";
import { endpointChange } from "../endpoint-change.ts";
import type { Proposal } from "../proposal.ts";
import { rewriteBody } from "./request-body.ts";

/** Bodies that a test expects to be sent: those of check-ins, skips and logs change with the call; habits change everywhere. */
export function findExpectedBodies(facts: Facts): readonly Proposal[] {
  return [...expectedBodies(facts)].flatMap(([literal, exchange]) => {
    const proposal = proposalFor(facts, exchange, literal);
    return proposal ? [proposal] : [];
  });
}

/** Whether an object literal is a body that a test expects: it changes as bodies do, and not member by member. */
export function isExpectedBody(facts: Facts, node: ts.Node): boolean {
  return nodesOf(facts).has(node);
}

const nodesOf = oncePer(
  (facts: Facts): ReadonlySet<ts.Node> =>
    new Set([...expectedBodies(facts).keys()].map(({ node }) => node)),
);

/** The literals that are held against what is sent, with the call that sends it or the mock that takes it. */
const expectedBodies = oncePer((facts: Facts): ReadonlyMap<SiteValue, Exchange> => {
  const sent = sentBodies(facts);
  const asked = askedBodies(facts);
  const found = new Map<SiteValue, Exchange>();
  if (sent.size + asked.size === 0) return found;
  for (const likeness of facts.roles.likenesses) {
    // What a mock answers is no body, though it may be of the same shape.
    if (likeness.answer || [...likeness.left].some(isEnvelope)) continue;
    for (const [actual, expected] of likePairs(facts.machine, likeness)) {
      for (const literal of literalsIn(expected, sent)) {
        const exchange = sentLike(literal, actual, sent) ?? askedLike(literal, actual, asked);
        if (exchange) found.set(literal, exchange);
      }
    }
  }
  return found;
});

function isEnvelope(value: Value): boolean {
  return value.kind === "service" && value.type.is === "envelope";
}

/** The calls that mocks answer whose bodies are others in v2. */
function askedBodies({ machine }: Facts): ReadonlyMap<ServiceCall, Exchange> {
  const mocked = [...machine.mocked.all.values()].filter(
    ({ call: { endpoint } }) => endpoint.version === "v1" && isMoved(endpoint.request),
  );
  return new Map(mocked.map((exchange) => [exchange.call, exchange]));
}

/** Whether the members of a body move into the path. */
function isMoved(shape: Shape): shape is MappedShape {
  return shape !== "habit" && shape in shapeMappings;
}

/** The mock that a body came to which a literal can mean; null where there is none, or it is another's. */
function askedLike(
  literal: SiteValue,
  actual: readonly Value[],
  asked: ReadonlyMap<ServiceCall, Exchange>,
): Exchange | null {
  const calls = actual.flatMap((value) =>
    value.kind === "service" && value.type.is === "payload" ? [value] : [],
  );
  const exchanges = calls.flatMap(({ call, type }) => {
    const exchange = asked.get(call);
    return exchange && type.is === "payload" && type.of === call.endpoint.request ? [exchange] : [];
  });
  const [first = null] = exchanges;
  const shape = first?.call.endpoint.request;
  if (!first || !shape || !isMoved(shape) || exchanges.length < calls.length) return null;
  const names = writtenNames(literal);
  const known = shapeMappings[shape].fields.map(({ from }): string => from);
  const isOne = exchanges.every(({ call }) => call.endpoint === first.call.endpoint);
  return isOne && names.length > 0 && names.every((name) => known.includes(name)) ? first : null;
}

/** The object literals that are sent where members move into the path. */
function sentBodies({ machine }: Facts): ReadonlyMap<ts.Node, Exchange> {
  const found = new Map<ts.Node, Exchange>();
  for (const exchange of machine.exchanges.all.values()) {
    const { version, request } = exchange.call.endpoint;
    if (version !== "v1" || !isMoved(request)) continue;
    for (const use of exchange.uses.values())
      for (const value of bodyObjects(use.body))
        if (isSite(value, "object")) found.set(value.node, exchange);
  }
  return found;
}

function literalsIn(
  values: readonly Value[],
  sent: ReadonlyMap<ts.Node, Exchange>,
): readonly SiteValue[] {
  return values.filter(
    (value): value is SiteValue => isSite(value, "object") && !sent.has(value.node),
  );
}

/** The call whose body a literal can mean: the one body that has all its members; null where there is none, or several. */
function sentLike(
  literal: SiteValue,
  actual: readonly Value[],
  sent: ReadonlyMap<ts.Node, Exchange>,
): Exchange | null {
  const names = writtenNames(literal);
  const meant = actual.flatMap((value) => {
    const exchange = isSite(value, "object") ? sent.get(value.node) : undefined;
    const has = value.kind === "site" ? writtenNames(value) : [];
    return exchange && names.every((name) => has.includes(name)) ? [exchange] : [];
  });
  const [first = null] = meant;
  const isOne = meant.every((each) => each.call.endpoint === first?.call.endpoint);
  return names.length > 0 && isOne ? first : null;
}

function proposalFor(facts: Facts, exchange: Exchange, literal: SiteValue): Proposal | null {
  const { node } = literal;
  if (!ts.isObjectLiteralExpression(node)) return null;
  const shape = exchange.call.endpoint.request as MappedShape;
  const made = rewriteBody(facts, node, shape, [literal]);
  const base = {
    change: endpointChange(exchange),
    node,
    message: "v2 is sent another body here than v1",
    ties: [exchange.call],
  };
  if (made.edits === null)
    return { ...base, edits: null, confidence: "manual", reason: made.reason };
  if (made.edits.length === 0) return null;
  return {
    ...base,
    edits: made.edits,
    confidence: made.review ? "review" : "safe",
    reason: made.review,
  };
}
