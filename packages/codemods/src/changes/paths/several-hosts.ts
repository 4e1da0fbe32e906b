import { ts } from "ts-morph";
import { saidHost } from "../../client/said-host.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import type { TextPart } from "../../provenance/text/text-value.ts";

/** Why a person should look at a call that goes to several hosts, by the code that makes it. */
export function severalHosts(exchanges: Iterable<Exchange>): ReadonlyMap<ts.Node, string> {
  const byNode = new Map<ts.Node, Set<string>>();
  for (const { call, uses } of exchanges) {
    const hosts = byNode.get(call.node) ?? new Set();
    byNode.set(call.node, hosts);
    for (const { match } of uses.values()) {
      const host = isStandIn(match.parts[0]) ? null : saidHost(match.parts);
      if (host !== null) hosts.add(host);
    }
  }
  return new Map(
    [...byNode].flatMap(([node, hosts]) => {
      const named = [...hosts].sort().join(" and ");
      const reason = `the same code calls ${named}: see whether all of it is the service`;
      return hosts.size < 2 ? [] : [[node, reason] as const];
    }),
  );
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
