import type { ts } from "ts-morph";
import { type Edit, isSameEdit } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { append } from "../../program/append.ts";
import type { Exchange, ExchangeUse } from "../../provenance/exchanges.ts";
import { endpointChange, UNTIED } from "../endpoint-change.ts";
import { place } from "../flat-edit.ts";
import type { Proposal } from "../proposal.ts";
import { shownLiteral } from "../shown-literal.ts";
import { successorOf } from "../url-path.ts";
import { endpointEdits } from "./endpoint-edits.ts";
import { findPrefixes } from "./prefixes/prefixes.ts";
import { severalHosts } from "./prefixes/several-hosts.ts";
import { type ProposedCall, sentAsV2 } from "./sent/sent-as-v2.ts";

interface Found extends ProposedCall {
  /** Whether v2 has the id of a habit in the path. */
  readonly takesId: boolean;
}

/** Calls of v1 endpoints: their path, method, query, and what moves between body and path. */
export function findEndpoints(facts: Facts): readonly Proposal[] {
  const found: Found[] = [];
  const hosts = severalHosts(facts);
  for (const exchange of facts.machine.exchanges.all.values()) {
    if (exchange.call.endpoint.version !== "v1") continue;
    const takesId = (exchange.call.endpoint.successor?.parameters ?? []).length > 0;
    for (const uses of byChain(exchange))
      for (const call of bestOf(facts, exchange, uses, hosts)) found.push({ ...call, takesId });
  }
  return [...sentAsV2(facts, settled(found)), ...findPrefixes(facts)];
}

/**
 * A literal that one chain of calls could be rewritten at needs no person for another; but where it takes the
 * id of a habit, that of one call is not the one of the others.
 */
function settled(found: readonly Found[]): readonly ProposedCall[] {
  const nodesOf = (those: readonly Found[]): ReadonlySet<ts.Node> =>
    new Set(those.map(({ proposal }) => proposal.node));
  const done = nodesOf(found.filter(({ proposal }) => proposal.edits !== null));
  const ids = found.filter(({ takesId }) => takesId);
  const odd = atOdds(found.filter((call) => call.takesId || isBatched(call)));
  const torn = nodesOf(ids.filter(({ proposal }) => proposal.edits === null || odd.has(proposal)));

  return found.flatMap((call): readonly ProposedCall[] => {
    const { proposal, takesId } = call;
    const { edits, node } = proposal;
    if (edits !== null && (odd.has(proposal) || (takesId && torn.has(node)))) {
      const left: Proposal = { ...proposal, edits: null, confidence: "manual", reason: OTHERS };
      return [{ ...call, proposal: left }];
    }
    return edits === null && done.has(node) && !takesId ? [] : [call];
  });
}

/** Whether one request becomes several in v2. */
function isBatched({ exchange }: ProposedCall): boolean {
  return exchange.call.endpoint.request === "bulk-delete";
}

/** The proposals that would write something else where another one writes, as at a path that both come to. */
function atOdds(found: readonly Found[]): ReadonlySet<Proposal> {
  const byPlace = new Map<string, { readonly edit: Edit; readonly proposal: Proposal }[]>();
  for (const { proposal } of found)
    for (const edit of proposal.edits ?? []) {
      const key = `${edit.file}|${edit.start}|${edit.end}`;
      append(byPlace, key, { edit, proposal });
    }
  return new Set(
    [...byPlace.values()]
      .filter(
        ([first, ...others]) => first && others.some(({ edit }) => !isSameEdit(edit, first.edit)),
      )
      .flatMap((those) => those.map(({ proposal }) => proposal)),
  );
}

const OTHERS = "other calls share the path, and have another id or none at hand";

/** The ways in which one chain of calls was seen to reach an endpoint, such as with and without a query. */
function byChain(exchange: Exchange): Iterable<readonly ExchangeUse[]> {
  const chains = new Map<string, ExchangeUse[]>();
  for (const use of exchange.uses.values()) {
    const key = use.chain
      .map((node) => `${node.getSourceFile().fileName}:${node.getStart()}`)
      .join();
    append(chains, key, use);
  }
  return chains.values();
}

/**
 * Of URLs that differ in their query only, the shortest that can be rewritten: a wrapper that may add a
 * query was seen with and without.
 */
function bestOf(
  facts: Facts,
  exchange: Exchange,
  uses: readonly ExchangeUse[],
  hosts: ReadonlyMap<ts.Node, string>,
): readonly ProposedCall[] {
  const byPath = new Map<string, ExchangeUse[]>();
  for (const use of uses) {
    const { flat, query } = use.match;
    const key = `${flat.slice(0, query.start)}|${writtenAt(use)}`;
    append(byPath, key, use);
  }
  const chosen = [...byPath.values()].flatMap((same) => {
    const sorted = [...same].sort(
      (left, right) => left.match.flat.length - right.match.flat.length,
    );
    const calls = sorted.map((use) => ({
      proposal: proposalFor(facts, exchange, use, hosts),
      exchange,
      use,
    }));
    return calls.find(isEdited) ?? calls.slice(0, 1);
  });
  const possible = chosen.filter(isEdited);
  return possible.length > 0 ? possible : chosen;
}

function isEdited({ proposal }: ProposedCall): boolean {
  return proposal.edits !== null;
}

/** Where the path is written: the same path may stand in several places, each of which has to move. */
function writtenAt({ match }: ExchangeUse): string {
  const literals = place(match).flatMap(({ part, start }) =>
    "text" in part && start < match.query.start ? [part.node] : [],
  );
  return literals.map((node) => `${node.getSourceFile().fileName}:${node.getStart()}`).join();
}

function proposalFor(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  hosts: ReadonlyMap<ts.Node, string>,
): Proposal {
  const { call } = exchange;
  const change = endpointChange(exchange);
  const made = endpointEdits(facts, exchange, use);
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
  const reason = made.review ?? (proof ? (hosts.get(call.node) ?? null) : UNTIED);
  const confidence = reason === null ? "safe" : "review";
  return { ...base, edits: made.edits, confidence, reason, goesAlong: made.goesAlong };
}

function messageOf({ call }: Exchange): string {
  const to = successorOf(call.endpoint);
  const query = new URLSearchParams(call.endpoint.successor?.query).toString();
  return to
    ? `v1 ${call.endpoint.method} ${call.endpoint.path} is ${to.method} ${to.path}${query ? `?${query}` : ""} in v2`
    : `v1 ${call.endpoint.method} ${call.endpoint.path} is gone`;
}

/** Literals that the URL is made of: all calls through them change together. */
function literalsOf(use: ExchangeUse): readonly unknown[] {
  return use.match.parts.flatMap((part) => ("text" in part && part.exact ? [part.node] : []));
}
