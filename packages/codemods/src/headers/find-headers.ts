import { requiredHeaders } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Proposal } from "../changes/proposal.ts";
import type { Facts } from "../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import { clientHeaders } from "./client-headers.ts";
import { type HeadersText, inlineHeaders, moduleHeaders } from "./headers-text.ts";
import { hasRequiredHeaders } from "./present-headers.ts";
import { requestHeaders } from "./request-headers.ts";

/** A place that gets the required headers: one client call, or one client object for all its calls. */
interface Place {
  readonly node: ts.Node;
  readonly exchanges: Exchange[];
  readonly use: ExchangeUse;
  readonly isClient: boolean;
}

/** Calls that lack the headers which v2 requires (section 5). */
export function findHeaders(facts: Facts): readonly Proposal[] {
  const places = [...placesOf(facts).values()];
  const text = places.length === 1 ? inlineHeaders : moduleHeaders;
  return places.map((place) => proposalFor(facts, place, text));
}

function placesOf(facts: Facts): ReadonlyMap<ts.Node, Place> {
  const places = new Map<ts.Node, Place>();
  for (const exchange of facts.machine.exchanges.all.values()) {
    const uses = [...exchange.uses.values()].filter((use) => !hasRequiredHeaders(use));
    const [use] = uses;
    if (!use) continue;
    const client = clientHeaders(facts, use);
    const node = client ?? exchange.call.node;
    const place = places.get(node) ?? { node, exchanges: [], use, isClient: client !== null };
    place.exchanges.push(exchange);
    places.set(node, place);
  }
  return places;
}

const [FIRST] = requiredHeaders;

function proposalFor(facts: Facts, place: Place, text: HeadersText): Proposal {
  const edits = requestHeaders(facts, place.use, place.node, place.isClient, text);
  const proven = place.exchanges.some((exchange) => facts.identity.has(exchange));
  const isShared = [...facts.machine.exchanges.foreign].some(
    ({ node }) => node === place.use.request.node,
  );
  const reason = isShared
    ? "calls of other services go through here too and would carry the headers"
    : proven
      ? null
      : "the path is that of the service, but nothing ties the host to it";
  const base = {
    change: FIRST?.change ?? "version-headers-required",
    node: place.node,
    message: `v2 requests carry ${requiredHeaders.map(({ name }) => name).join(", ")}`,
    ties: place.exchanges.map(({ call }) => call),
  } as const;
  if (!edits)
    return {
      ...base,
      edits: null,
      confidence: "manual",
      reason: "the headers of this call are put together at run time",
    };
  const needs = text.module ? { needs: "headers-module" as const } : {};
  return { ...base, edits, confidence: reason === null ? "safe" : "review", reason, ...needs };
}
