import { ts } from "ts-morph";
import type { Proposal } from "../changes/proposal.ts";
import type { Facts } from "../facts/facts.ts";
import type { Evidence } from "../model.ts";
import { isModelPath } from "../models/read-model.ts";
import type { ServiceCall } from "../provenance/value.ts";
import { addressOf, tiesOf } from "./chain-base.ts";
import { describeCall, placeAt } from "./place-at.ts";
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
  const strays = [...facts.machine.exchanges.strays.values()];
  const tied = (call: ServiceCall | undefined, places: readonly ts.Node[]): readonly Evidence[] => {
    const exchange = call && exchangeOf.get(call);
    if (exchange) return tiesOf(facts, exchange, places);
    const stray = strays.find(({ node }) => node === places[0]);
    return stray ? addressOf(stray.url.parts, places, stray.node) : [];
  };
  return ({ node, way: given }, calls) => {
    const way = given ? null : wayOf(node, calls);
    const call = way?.call ?? calls[0];
    const hops = given ?? way?.hops ?? [];
    const ties = tied(call, [node, ...hops.map(({ at }) => at)]);
    const between = hops.map(({ at, what }) => placeAt(at, what));
    const place = placeAt(node, ROLES.find(([is]) => is(node))?.[1] ?? "found here");
    const client = call ? [placeAt(call.node, describeCall(call))] : [];
    if (given) return shorten([...ties, ...between, place, ...client]);
    return shorten(
      way?.isSent
        ? [...ties, place, ...between, ...client]
        : [...ties, ...client, ...between, place],
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
