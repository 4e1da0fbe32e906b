import { ts } from "ts-morph";
import { saidHost } from "../client/said-host.ts";
import type { Exchange } from "../provenance/exchanges.ts";
import type { TextPart } from "../provenance/text-value.ts";

/** Why a person should look at a call that goes to several hosts; null where it goes to one. */
export function severalHosts({ uses }: Exchange): string | null {
  const hosts = new Set<string>();
  for (const { match } of uses.values()) {
    const host = isStandIn(match.parts[0]) ? null : saidHost(match.parts);
    if (host !== null) hosts.add(host);
  }
  return hosts.size < 2
    ? null
    : `the same code calls ${[...hosts].sort().join(" and ")}: see whether all of it is the service`;
}

/** Whether an address is no entry of a table and no argument, but what another one is replaced by or falls back to. */
function isStandIn(part: TextPart | undefined): boolean {
  if (!part) return true;
  let node: ts.Node = "text" in part ? part.node : part.hole;
  while (ts.isTemplateExpression(node.parent) || ts.isTemplateSpan(node.parent)) node = node.parent;
  const { parent } = node;
  const isEntry =
    ts.isPropertyAssignment(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isNewExpression(parent);
  return "text" in part && !isEntry;
}
