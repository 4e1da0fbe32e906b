import type { Endpoint } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../../../provenance/exchanges.ts";
import { isSite } from "../../../provenance/value.ts";
import { expectedBody } from "../../bodies/expected-body.ts";
import { endpointChange, UNTIED } from "../../endpoint-change.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { shownLiteral } from "../../shown-literal.ts";
import { successorOf } from "../../url-path.ts";
import type { EndpointResult } from "../endpoint-result.ts";
import { type MockedPath, mockedPath } from "./mocked-path.ts";
import { mockedPattern } from "./mocked-pattern.ts";

/** Paths that mocks answer: they change together with the calls that they answer. */
export function findMockedRoutes(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const exchange of facts.machine.mocked.all.values()) {
    if (exchange.call.endpoint.version !== "v1") continue;
    for (const use of exchange.uses.values()) found.push(proposalFor(facts, exchange, use));
  }
  return found;
}

function proposalFor(facts: Facts, exchange: Exchange, use: ExchangeUse): Proposal {
  const { call } = exchange;
  const answered = [...facts.machine.exchanges.all.values()].filter(
    (other) => other.call.endpoint.id === call.endpoint.id,
  );
  const to = successorOf(call.endpoint);
  const base = {
    change: endpointChange(exchange),
    node: placeOf(use) ?? call.node,
    message: to
      ? `a mock of v1 ${call.endpoint.method} ${call.endpoint.path}, which is ${to.method} ${to.path} in v2`
      : `a mock of v1 ${call.endpoint.method} ${call.endpoint.path}, which is gone`,
    ties: [call, ...answered.map((other) => other.call)],
  };
  const made = to ? routeEdits(facts, exchange, use, to) : { edits: null, reason: UNTIED };
  if (made.edits === null)
    return { ...base, edits: null, confidence: "manual", reason: made.reason };
  const isProven = answered.some((other) => facts.identity.has(other));
  const reason = made.review ?? (isProven ? null : UNTIED);
  return {
    ...base,
    edits: made.edits,
    confidence: reason === null ? "safe" : "review",
    reason,
  };
}

function placeOf(use: ExchangeUse): ts.Node | null {
  const { pattern, url } = use.request.slots;
  return pattern ? url : shownLiteral(use);
}

function routeEdits(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  to: Endpoint,
): EndpointResult {
  const how = pathKind(facts, exchange);
  const reason = how === "pattern" ? takenBy(facts, exchange) : null;
  if (reason) return { edits: null, reason };
  const expected = expectedBody(facts, exchange, use);
  if (expected.edits === null) return expected;
  const { pattern } = use.request.slots;
  const path = pattern
    ? mockedPattern(facts, use, pattern, to, how)
    : mockedPath(use, to, how, expected.known);
  const method = mockedMethod(exchange, use, to);
  if (!path || !method)
    return {
      edits: null,
      reason: pattern
        ? "v2 has another path than the pattern fits"
        : "the mocked path is put together at run time",
    };
  return { edits: [...path, ...method, ...expected.edits], review: expected.review };
}

/** Handlers match paths by a pattern; others are given the URL as it is asked for. */
function pathKind(facts: Facts, { call }: Exchange): MockedPath {
  const isChained = [...facts.seen(call.node)].some((value) =>
    isSite(value, "mocked-route", "mocked-answer", "expected-request")
      ? value.props.has("scope")
      : false,
  );
  return isChained ? "exact" : "pattern";
}

/** Why a handler cannot answer the v2 path as it is; null where it can. */
function takenBy(facts: Facts, { call }: Exchange): string | null {
  const [entry] = Object.entries(call.endpoint.successor?.query ?? {});
  if (!entry) return null;
  const file = call.node.getSourceFile();
  const isTaken = [...facts.machine.mocked.all.values()].some(({ call: other }) => {
    const next = other.endpoint.successor?.endpoint ?? other.endpoint.id;
    return (
      other !== call &&
      other.node.getSourceFile() === file &&
      next === call.endpoint.successor?.endpoint
    );
  });
  return isTaken
    ? `another mock answers the same path in v2: answer there where the query has ${entry.join("=")}`
    : null;
}

/** `delete` → `post`, `onDelete` → `onPost`. */
function mockedMethod(
  { call }: Exchange,
  { request }: ExchangeUse,
  to: Endpoint,
): readonly Edit[] | null {
  const { method } = call.endpoint;
  if (method === to.method) return [];
  const { verb } = request.slots;
  const text = verb?.getText() ?? "";
  if (!verb || !text.toUpperCase().endsWith(method)) return null;
  const head = text.slice(0, text.length - method.length);
  const name = to.method.toLowerCase();
  const written = head === "" ? name : head + name[0]?.toUpperCase() + name.slice(1);
  return [replace(pathOf(verb), rangeOf(verb), written)];
}
