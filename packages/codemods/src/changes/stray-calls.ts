import type { Facts } from "../facts/facts.ts";
import { carriesKey } from "../facts/identity.ts";
import type { Proposal } from "./proposal.ts";

/** Calls below the v1 prefix that are no endpoint we know, by a client that provably speaks to the service. */
export function findStrayCalls(facts: Facts): readonly Proposal[] {
  const proven = new Set<unknown>();
  for (const exchange of facts.identity.keys()) {
    proven.add(exchange.call.node);
    for (const use of exchange.uses.values())
      for (const part of use.match.parts) if ("text" in part) proven.add(part.node);
  }
  const found: Proposal[] = [];
  for (const { node, url, version, headers } of facts.machine.exchanges.strays.values()) {
    const isOurs =
      proven.has(node) ||
      carriesKey(headers) ||
      url.parts.some((part) => "text" in part && proven.has(part.node));
    if (version !== "v1" || !isOurs) continue;
    found.push({
      change: "v1-sunset",
      node,
      message: "This v1 call has no known successor in v2",
      edits: null,
      confidence: "manual",
      reason: "look it up in the service's documentation, or remove it",
      ties: [],
    });
  }
  return found;
}
