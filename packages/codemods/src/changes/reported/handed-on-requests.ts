import { requiredHeaders } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { carriesKey } from "../../facts/others/identity.ts";
import type { StrayCall } from "../../provenance/exchanges.ts";
import { isHandedOn } from "../../server/handed-on.ts";
import type { Proposal } from "../proposal.ts";

/**
 * Servers of one's own that hand requests on to the service, whatever they ask for, with the key: what their
 * clients ask for in v2 comes there with the headers that are set here, and others may ask for v1.
 */
export function findHandedOnRequests(facts: Facts): readonly Proposal[] {
  const { all, foreign, open } = facts.machine.exchanges;
  const calls = [...open.values(), ...[...foreign.values()].flat()].filter(
    ({ url, headers }) => isHandedOn(url) && carriesKey(headers),
  );
  const nodes = new Set<ts.Node>(calls.map(({ node }: Pick<StrayCall, "node">) => node));
  if (nodes.size === 0) return [];
  const clients = [...all.values()].filter(
    (exchange) => facts.identity.get(exchange)?.byPath !== false,
  );
  return [...nodes].map((node) => ({
    change: requiredHeaders[0]?.change ?? "version-headers-required",
    node,
    message: "what is asked here is handed on to the service, whatever it is",
    edits: null,
    confidence: "manual",
    reason:
      "send the headers of v2 from here, new ones with each request, once all who ask here ask for v2",
    ties: clients.map(({ call }) => call),
    isOurs: true,
  }));
}
