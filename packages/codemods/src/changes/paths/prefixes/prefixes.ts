import { prefixes } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../../../provenance/exchanges.ts";
import { endpointChange, sureByHost } from "../../endpoint-change.ts";
import { literalAt } from "../../flat-edit.ts";
import type { Proposal } from "../../proposal.ts";
import { shownLiteral } from "../../shown-literal.ts";
import { prefixEdits } from "./prefix-edits.ts";

/** Bases that name the version apart from the paths: `const API = `${HOST}/api/v1``. */
export function findPrefixes(facts: Facts): readonly Proposal[] {
  const found = new Map<ts.Node, Proposal>();
  for (const exchange of facts.machine.exchanges.all.values()) {
    if (exchange.call.endpoint.version !== "v1") continue;
    for (const use of exchange.uses.values()) {
      const proposal = prefixAt(facts, exchange, use);
      const known = proposal && found.get(proposal.node);
      if (known) found.set(known.node, { ...known, ties: [...known.ties, exchange.call] });
      else if (proposal) found.set(proposal.node, proposal);
    }
  }
  return [...found.values()];
}

/** The literal with the prefix, where it is another than the one that names the endpoint; else null. */
function prefixAt(facts: Facts, exchange: Exchange, use: ExchangeUse): Proposal | null {
  const node = literalAt(use.match, use.match.prefix.end - 1)?.part.node;
  const edits = node && node !== shownLiteral(use) ? prefixEdits(facts, use) : null;
  if (!node || !edits) return null;
  return {
    change: endpointChange(exchange),
    isShared: true,
    node,
    message: `v1 paths begin with ${prefixes.v1[0]}, v2 paths with ${prefixes.v2[0]}`,
    edits,
    ...sureByHost(facts.identity.has(exchange)),
    ties: [exchange.call, node],
  };
}
