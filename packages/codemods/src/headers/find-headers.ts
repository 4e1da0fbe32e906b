import { requiredHeaders } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import { UNTIED } from "../changes/endpoint-change.ts";
import type { Proposal } from "../changes/proposal.ts";
import { pathOf } from "../changes/receiver.ts";
import type { Edit } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import { appendMember } from "./append-member.ts";
import { clientHeaders } from "./client-headers.ts";
import { clientVersionFor } from "./client-version.ts";
import { forServiceAlone } from "./for-service-alone.ts";
import { usesThatLack } from "./handed-headers.ts";
import {
  copiedHeaders,
  HEADERS_FUNCTION,
  type HeadersText,
  inlineHeaders,
  moduleHeaders,
} from "./headers-text.ts";
import { isOnPage } from "./is-on-page.ts";
import { isMadeByStandIn } from "./made-by-stand-in.ts";
import { keptHeaders, ownHeaders } from "./own-headers.ts";
import { requestHeaders } from "./request-headers.ts";
import { renewalOf } from "./sent-again.ts";
import {
  headersOnSending,
  isEquippedLater,
  isResent,
  onSending,
  sendersOf,
} from "./sent-requests.ts";

/** A place that gets the required headers: one client call, or one client object for all its calls. */
interface Place {
  readonly node: ts.Node;
  readonly exchanges: Exchange[];
  /** The ways of its calls that lack headers. */
  readonly uses: ExchangeUse[];
  readonly use: ExchangeUse;
  readonly isClient: boolean;
}

/** Calls that lack the headers which v2 requires (section 5). */
export function findHeaders(facts: Facts): readonly Proposal[] {
  const all = placesOf(facts);
  const places = [...all.values()];
  const senders = new Set(
    places.flatMap(({ node }) => (isResent(facts, node) ? sendersOf(facts, node) : [])),
  );
  const isMixed = (call: ts.Node): boolean => senders.has(call) && all.has(call);
  return places.flatMap((place) => {
    const isInline = places.length === 1 || isOnPage(facts, place.node);
    const additions = additionsAt(facts, place, isInline ? inlineHeaders : moduleHeaders, isMixed);
    return additions.map((addition) => proposalFor(facts, place, addition));
  });
}

function placesOf(facts: Facts): ReadonlyMap<ts.Node, Place> {
  const places = new Map<ts.Node, Place>();
  const lacking = usesThatLack(facts);
  for (const exchange of facts.machine.exchanges.all.values()) {
    const uses = lacking(exchange.uses.values());
    const [use] = uses;
    if (!use || isEquippedLater(facts, exchange.call.node)) continue;
    if (isMadeByStandIn(facts, exchange.call.node)) continue;
    const client = clientHeaders(facts, use);
    const node = client ?? exchange.call.node;
    const place = places.get(node) ?? {
      node,
      exchanges: [],
      uses: [],
      use,
      isClient: client !== null,
    };
    place.exchanges.push(exchange);
    place.uses.push(...uses);
    places.set(node, place);
  }
  return places;
}

/** The literals that hold the headers of this service's calls alone, and what is written into them. */
function ownPlaces(
  facts: Facts,
  place: Place,
  text: HeadersText,
): { readonly literals: readonly ts.ObjectLiteralExpression[]; readonly text: HeadersText } | null {
  const { uses } = place;
  const made = ownHeaders(facts, uses);
  if (made) return { literals: made, text };
  const kept = keptHeaders(facts, uses);
  return kept && { literals: kept, text: copiedHeaders };
}

function ownEdits(
  facts: Facts,
  literals: readonly ts.ObjectLiteralExpression[],
  text: HeadersText,
): readonly Edit[] | null {
  const [file, ...others] = new Set(literals.map(pathOf));
  // The generated module is imported by the file of the proposal alone.
  if (file === undefined || (text.module && others.length > 0)) return null;
  return literals.map((literal) =>
    appendMember(pathOf(literal), literal, [text.members(clientVersionFor(facts, file))]),
  );
}

const [FIRST] = requiredHeaders;

/** What adds the headers at a place; null where they are put together at run time. */
interface Addition {
  readonly node: ts.Node;
  readonly edits: readonly Edit[] | null;
  /** What must change together beside the calls. */
  readonly ties: readonly object[];
  /** Why a person should look, though the calls are proven to be the service's. */
  readonly reason: string | null;
}

const SHARED = "calls of other services go through here too and would carry the headers";

/** Where one place adds the headers: at itself, or at all that send what it makes. */
function additionsAt(
  facts: Facts,
  place: Place,
  text: HeadersText,
  isMixed: (call: ts.Node) => boolean,
): readonly Addition[] {
  const { node } = place;
  const version = clientVersionFor(facts, pathOf(node));
  const mixed = isMixed(node) ? onSending(node, text.members(version), true) : null;
  if (mixed) return [{ node, edits: [mixed], ties: [], reason: null }];
  if (place.isClient || !isResent(facts, node)) return [additionAt(facts, place, text)];
  const sent = headersOnSending(facts, node, text, version, isMixed);
  if (sent)
    return [...sent].map(([call, edits]) => ({ node: call, edits, ties: [], reason: null }));
  const reason =
    "a request that is sent several times has one id: give it the headers where it is sent";
  return [{ ...additionAt(facts, place, text), reason }];
}

function additionAt(facts: Facts, place: Place, text: HeadersText): Addition {
  const { node, use, isClient } = place;
  const isShared = [...facts.machine.exchanges.foreign.values()].some((calls) =>
    calls.some((call) => call.node === use.request.node),
  );
  if (isClient) {
    const edits = requestHeaders(facts, use, node, isClient, text);
    return { node, edits, ties: [], reason: isShared ? SHARED : null };
  }
  const renewal = renewalOf(facts, node, place.uses);
  const renewed = (edits: readonly Edit[] | null) => edits && [...edits, ...renewal.edits];
  if (isShared) {
    const own = ownPlaces(facts, place, text);
    const alone = own ? null : forServiceAlone(facts, place.uses, text);
    const edits = own
      ? ownEdits(facts, own.literals, own.text)
      : requestHeaders(facts, use, node, isClient, alone ?? text);
    return {
      node: own?.literals[0] ?? node,
      edits: renewed(edits),
      ties: renewal.ties,
      reason: own || alone ? renewal.reason : SHARED,
    };
  }
  const edits = renewed(requestHeaders(facts, use, node, isClient, text));
  return { node, edits, ties: renewal.ties, reason: renewal.reason };
}

function proposalFor(
  facts: Facts,
  place: Place,
  { node, edits, ties, reason: open }: Addition,
): Proposal {
  const proven = place.exchanges.some((exchange) => facts.identity.has(exchange));
  const reason = open ?? (proven ? null : UNTIED);
  const base = {
    change: FIRST?.change ?? "version-headers-required",
    node,
    message: `v2 requests carry ${requiredHeaders.map(({ name }) => name).join(", ")}`,
    ties: [...place.exchanges.map(({ call }) => call), ...ties],
  } as const;
  if (!edits)
    return {
      ...base,
      edits: null,
      confidence: "manual",
      reason: "the headers of this call are put together at run time",
    };
  const isNamed = edits.some(({ pieces }) =>
    pieces.some((piece) => typeof piece === "string" && piece.includes(HEADERS_FUNCTION)),
  );
  const needs = isNamed ? { needs: "headers-module" as const } : {};
  return { ...base, edits, confidence: reason === null ? "safe" : "review", reason, ...needs };
}
