import type { Endpoint } from "@habitshift/schemas";
import type { Edit } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import { endpointChange, UNTIED } from "./endpoint-change.ts";
import { editMethod } from "./method.ts";
import type { Proposal } from "./proposal.ts";
import { shownLiteral } from "./shown-literal.ts";
import { editPath, editPrefix, successorOf } from "./url-path.ts";

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
    node: shownLiteral(use) ?? call.node,
    message: to
      ? `a mock of v1 ${call.endpoint.method} ${call.endpoint.path}, which is ${to.method} ${to.path} in v2`
      : `a mock of v1 ${call.endpoint.method} ${call.endpoint.path}, which is gone`,
    ties: [call, ...answered.map((other) => other.call)],
  };
  const reason = to && reasonAgainst(facts, exchange);
  const edits = to && !reason ? routeEdits(facts, exchange, use, to) : null;
  if (!edits)
    return {
      ...base,
      edits: null,
      confidence: "manual",
      reason: reason ?? "the mocked path is put together at run time",
    };
  const isProven = answered.some((other) => facts.identity.has(other));
  return isProven
    ? { ...base, edits, confidence: "safe", reason: null }
    : { ...base, edits, confidence: "review", reason: UNTIED };
}

/** Why a mock cannot simply be moved; null where it can. */
function reasonAgainst(facts: Facts, { call }: Exchange): string | null {
  const query = call.endpoint.successor?.query ?? {};
  const [[name, value] = []] = Object.entries(query);
  if (name === undefined) return null;
  const file = call.node.getSourceFile();
  const isTaken = [...facts.machine.mocked.all.values()].some(
    ({ call: other }) =>
      other !== call &&
      other.node.getSourceFile() === file &&
      (other.endpoint.id === call.endpoint.successor?.endpoint ||
        other.endpoint.successor?.endpoint === call.endpoint.successor?.endpoint),
  );
  return isTaken
    ? `another mock answers the same path in v2: answer there where the query has ${name}=${value}`
    : null;
}

/** Mocks match paths without their query, and name what an id stands for. */
function routeEdits(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  to: Endpoint,
): readonly Edit[] | null {
  const prefix = editPrefix(use.match);
  const named = new Map(
    (exchange.call.endpoint.successor?.parameters ?? []).map(
      ({ name }) => [name, [`:${name}`]] as const,
    ),
  );
  const path = editPath(use.match, to, named);
  const method = editMethod(facts, exchange, use, to);
  return prefix && path && method ? [...prefix, ...path, ...method] : null;
}
