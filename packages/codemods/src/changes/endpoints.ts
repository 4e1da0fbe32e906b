import { type ChangeId, type Endpoint, prefixes } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Edit, Piece } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import { proposeBulkDelete } from "./bulk-delete.ts";
import { editFlat, literalAt } from "./flat-edit.ts";
import { editMethod } from "./method.ts";
import { moveParameters } from "./moved-parameter.ts";
import type { Proposal } from "./proposal.ts";
import { isSharedPath, replacePath } from "./shared-path.ts";
import { editPath, editPrefix, pathEdit, queryText, successorOf } from "./url-path.ts";

/** What to do to one use of an endpoint, or why nothing can be done. */
export type EndpointEdits =
  | { readonly edits: readonly Edit[]; readonly review: string | null }
  | { readonly edits: null; readonly reason: string };

/** Calls of v1 endpoints: their path, method, query, and what moves between body and path. */
export function findEndpoints(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const exchange of facts.machine.exchanges.all.values()) {
    if (exchange.call.endpoint.version !== "v1") continue;
    for (const uses of byChain(exchange))
      found.push(...bestOf(facts, exchange, uses));
  }
  return [...found, ...prefixProposals(facts)];
}

/** The ways in which one chain of calls was seen to reach an endpoint, such as with and without a query. */
function byChain(exchange: Exchange): Iterable<readonly ExchangeUse[]> {
  const chains = new Map<string, ExchangeUse[]>();
  for (const use of exchange.uses.values()) {
    const key = use.chain
      .map((node) => `${node.getSourceFile().fileName}:${node.getStart()}`)
      .join();
    chains.set(key, [...(chains.get(key) ?? []), use]);
  }
  return chains.values();
}

/**
 * Of URLs that differ in their query only, the shortest that can be rewritten: a wrapper that may add a
 * query was seen with and without.
 */
function bestOf(facts: Facts, exchange: Exchange, uses: readonly ExchangeUse[]): readonly Proposal[] {
  const byPath = new Map<string, ExchangeUse[]>();
  for (const use of uses) {
    const { flat, query } = use.match;
    const key = flat.slice(0, query.start);
    byPath.set(key, [...(byPath.get(key) ?? []), use]);
  }
  const chosen = [...byPath.values()].flatMap((same) => {
    const sorted = [...same].sort((left, right) => left.match.flat.length - right.match.flat.length);
    const proposals = sorted.map((use) => proposalFor(facts, exchange, use));
    return proposals.find(({ edits }) => edits !== null) ?? proposals.slice(0, 1);
  });
  const possible = chosen.filter(({ edits }) => edits !== null);
  return possible.length > 0 ? possible : chosen;
}

function proposalFor(facts: Facts, exchange: Exchange, use: ExchangeUse): Proposal {
  const { call } = exchange;
  const change = changeOf(exchange);
  const made = editsFor(facts, exchange, use);
  const shown = shownLiteral(use);
  const proof = facts.identity.get(exchange);
  const base = {
    change,
    node: shown ?? call.node,
    message: messageOf(exchange),
    ties: [call, ...literalsOf(use)],
    call: true,
  } as const;
  if (made.edits === null)
    return { ...base, edits: null, confidence: "manual", reason: made.reason };
  const reason =
    made.review ??
    (proof ? null : UNTIED);
  return { ...base, edits: made.edits, confidence: reason === null ? "safe" : "review", reason };
}

function messageOf({ call }: Exchange): string {
  const to = successorOf(call.endpoint);
  const query = new URLSearchParams(call.endpoint.successor?.query).toString();
  return to
    ? `v1 ${call.endpoint.method} ${call.endpoint.path} is ${to.method} ${to.path}${query ? `?${query}` : ""} in v2`
    : `v1 ${call.endpoint.method} ${call.endpoint.path} is gone`;
}

/** The literal that names the endpoint, as the place to show. */
function shownLiteral(use: ExchangeUse) {
  const last = use.match.segments.at(-1);
  return last ? (literalAt(use.match, last.start)?.part.node ?? null) : null;
}

/** Literals that the URL is made of: all calls through them change together. */
function literalsOf(use: ExchangeUse): readonly unknown[] {
  return use.match.parts.flatMap((part) => ("text" in part && part.exact ? [part.node] : []));
}

/** Bases that name the version apart from the paths: `const API = `${HOST}/api/v1``. */
function prefixProposals(facts: Facts): readonly Proposal[] {
  const found = new Map<unknown, Proposal>();
  for (const exchange of facts.machine.exchanges.all.values()) {
    const { call } = exchange;
    if (call.endpoint.version !== "v1") continue;
    for (const use of exchange.uses.values()) {
      const node = literalAt(use.match, use.match.prefix.end - 1)?.part.node;
      const edits = node && node !== shownLiteral(use) ? editPrefix(use.match) : null;
      if (!node || !edits) continue;
      const known = found.get(node);
      found.set(node, known ? { ...known, ties: [...known.ties, call] } : prefixProposal(facts, exchange, node, edits));
    }
  }
  return [...found.values()];
}

function prefixProposal(facts: Facts, exchange: Exchange, node: ts.Node, edits: readonly Edit[]): Proposal {
  const proof = facts.identity.get(exchange);
  return {
    change: changeOf(exchange),
    node,
    message: `v1 paths begin with ${prefixes.v1[0]}, v2 paths with ${prefixes.v2[0]}`,
    edits,
    confidence: proof ? "safe" : "review",
    reason: proof ? null : UNTIED,
    ties: [exchange.call, node],
  };
}

function changeOf({ call }: Exchange): ChangeId {
  return call.endpoint.successor?.change ?? "v1-sunset";
}

const UNTIED = "the path is that of the service, but nothing ties the host to it";
const NO_LITERAL = "the path is put together at run time";

function editsFor(facts: Facts, exchange: Exchange, use: ExchangeUse): EndpointEdits {
  const { endpoint } = exchange.call;
  const to = successorOf(endpoint);
  const prefix = editPrefix(use.match);
  if (!to || !prefix) return { edits: null, reason: NO_LITERAL };
  if (endpoint.request === "bulk-delete")
    return withPrefix(prefix, proposeBulkDelete(facts, exchange, use, to));
  const moved = moveParameters(facts, exchange, use, to);
  if (moved.edits === null) return moved;
  const path = moved.parameters ? pathEdits(facts, use, to, moved.parameters) : [];
  const method = editMethod(facts, exchange, use, to);
  if (!path) return { edits: null, reason: NO_LITERAL };
  if (!method) return { edits: null, reason: SHARED_METHOD };
  return { edits: [...prefix, ...path, ...method, ...moved.edits], review: moved.review };
}

const SHARED_METHOD = "the method is not written at a place that only this call uses";

/** The path and the query that v2 needs, written in place or, where others share the text, put in at run time. */
function pathEdits(
  facts: Facts,
  use: ExchangeUse,
  to: Endpoint,
  parameters: ReadonlyMap<string, readonly Piece[]>,
): readonly Edit[] | null {
  const change = pathEdit(use.match, to, parameters);
  const query = queryText(use.match, use.match.endpoint.successor?.query ?? {});
  if (!change || !isSharedPath(facts, use, change.range)) {
    const path = editPath(use.match, to, parameters);
    return path && withQuery(use, path, query);
  }
  if (query && query.at.start !== change.range.end) return null;
  return replacePath(facts, use, change.range, [...change.pieces, query?.text ?? ""]);
}

function withPrefix(prefix: readonly Edit[], made: EndpointEdits): EndpointEdits {
  return made.edits === null ? made : { ...made, edits: [...prefix, ...made.edits] };
}

/** Puts the query that v2 needs where the path ends: in the edit that ends there, or as one of its own. */
function withQuery(
  use: ExchangeUse,
  path: readonly Edit[],
  query: ReturnType<typeof queryText>,
): readonly Edit[] | null {
  if (!query) return path;
  const [first, ...rest] = path;
  if (query.at.start === query.at.end && first)
    return [{ ...first, pieces: [...first.pieces, query.text] }, ...rest];
  const made = editFlat(use.match, query.at, [query.text]);
  return made && [...path, ...made];
}
