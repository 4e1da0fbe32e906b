import { ts } from "ts-morph";
import type { Proposal } from "../changes/proposal.ts";
import type { Facts } from "../facts/facts.ts";
import type { Evidence } from "../model.ts";
import { isModelPath } from "../models/read-model.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import type { ServiceCall } from "../provenance/value.ts";
import { describeCall, placeAt, shownCall } from "./place-at.ts";
import { createWays } from "./ways.ts";

/** Longer chains lose their middle. */
const LONGEST = 16;

/**
 * Tells the chain of places that proves a finding: the address and what ties it to the service, the call,
 * and the way of the value from or to it.
 */
export function createChains(
  facts: Facts,
): (proposal: Proposal, calls: readonly ServiceCall[]) => readonly Evidence[] {
  const exchangeOf = new Map(
    [...facts.machine.exchanges.all.values()].map((exchange) => [exchange.call, exchange]),
  );
  const wayOf = createWays(facts, exchangeOf);
  return ({ node }, calls) => {
    const way = wayOf(node, calls);
    const call = way?.call ?? calls[0];
    const exchange = call && exchangeOf.get(call);
    const ties = exchange ? tiesOf(facts, exchange, node) : [];
    const place = placeAt(node, ROLES.find(([is]) => is(node))?.[1] ?? "found here");
    const hops = (way?.hops ?? []).map((hop) => placeAt(hop.at, hop.what));
    const client = call ? [placeAt(call.node, describeCall(call))] : [];
    return shorten(
      way?.isSent ? [...ties, place, ...hops, ...client] : [...ties, ...client, ...hops, place],
    );
  };
}

const ROLES: readonly (readonly [(node: ts.Node) => boolean, string])[] = [
  [
    (node) => ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node),
    "read here",
  ],
  [(node) => ts.isBindingElement(node), "taken here"],
  [(node) => ts.isObjectLiteralElementLike(node) || ts.isJsxAttribute(node), "written here"],
  [(node) => ts.isTypeElement(node) || ts.isTypeNode(node), "declared here"],
  [(node) => ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node), "the path"],
];

/** What ties a call to the service, and what its address is made of. */
function tiesOf(facts: Facts, exchange: Exchange, place: ts.Node): readonly Evidence[] {
  const proof = facts.identity.get(exchange);
  const [use] = exchange.uses.values();
  const base = use ? baseOf(use, exchange, place) : [];
  const own = proof && proof.node !== exchange.call.node ? [placeAt(proof.node, proof.what)] : [];
  return [...base, ...own];
}

function baseOf(use: ExchangeUse, { call }: Exchange, place: ts.Node): readonly Evidence[] {
  const found = use.match.parts.flatMap((part): readonly Evidence[] => {
    if ("hole" in part) {
      const { variable, hole } = part;
      return variable === null ? [] : [placeAt(hole, `the address, from ${variable}`)];
    }
    if (part.node === place || !/[a-z]/i.test(part.text)) return [];
    const isInside = ts.findAncestor(part.node, (above) => above === call.node) !== undefined;
    return isInside ? [] : [placeAt(part.node, `the address: ${part.text}`)];
  });
  return [...found, ...wrappersOf(use).map((node) => placeAt(node, `given to ${shownCall(node)}`))];
}

/** The calls of wrappers through which the path came to the client, the outermost first. */
function wrappersOf({ chain, match }: ExchangeUse): readonly ts.Node[] {
  const written = match.parts.flatMap((part) => ("text" in part ? [part.node] : []));
  const last = chain.findLastIndex((call) =>
    written.some((node) => ts.findAncestor(node, (above) => above === call) !== undefined),
  );
  return chain
    .slice(1, last + 1)
    .filter((call) => !ts.isFunctionLike(call))
    .reverse();
}

/** Without what libraries do inside, what repeats, and the middle of what is too long. */
function shorten(places: readonly Evidence[]): readonly Evidence[] {
  const chain = places.filter(({ file }) => !isModelPath(file));
  const kept = chain.filter(
    (each, index) =>
      chain.findIndex(
        (other) =>
          other.file === each.file && other.line === each.line && other.column === each.column,
      ) === index,
  );
  return kept.length <= LONGEST ? kept : [...kept.slice(0, 4), ...kept.slice(4 - LONGEST)];
}
