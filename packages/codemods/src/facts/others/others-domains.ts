import type { ts } from "ts-morph";
import { namedDomain } from "../../client/addresses/named-domain.ts";
import { isAtOwnServer, OWN_SERVERS } from "../../client/addresses/own-server.ts";
import { saidHost } from "../../client/addresses/said-host.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import type { Machine } from "../../provenance/machine.ts";
import { literalNodes } from "../../provenance/text/literal-nodes.ts";
import { ownProofOf } from "./identity.ts";
import { answerThemselves } from "./own-servers.ts";

/**
 * The domains that only calls name which nothing but a path ties to the service, where all calls that are
 * proven to be the service's say that they go elsewhere; and the servers that the program starts, where these have calls
 * of their own.
 */
export function othersDomains(
  { exchanges, program }: Machine,
  services: readonly string[],
): ReadonlySet<string> {
  const proven = new Set<string | null>();
  const doubtful = new Set<string>();
  const uses = [...exchanges.all.values()].flatMap((exchange) => [...exchange.uses.values()]);
  const own = uses.filter(({ match }) => isAtOwnServer(program, match.parts));
  const others = uses.filter((use) => !own.includes(use));
  const isApart = own.length > 0 && areApart(own, others) && answerThemselves(program);
  for (const use of isApart ? others : uses) {
    const domain = use.match.origin === null ? null : namedDomain(use.match.origin);
    if (ownProofOf(use, services)) proven.add(saidHost(use.match.parts));
    else if (domain !== null) doubtful.add(domain);
  }
  // What runs on any host runs on these, too.
  if (proven.size === 0 || proven.has(null)) return new Set();
  const domains = [...doubtful].filter((domain) => !proven.has(domain));
  return new Set(isApart ? [...domains, OWN_SERVERS] : domains);
}

/**
 * Whether calls have no text of their addresses in common, so that what is done to the ones leaves the others
 * alone; they may well go through one function that sends whatever it is given.
 */
function areApart(left: readonly ExchangeUse[], right: readonly ExchangeUse[]): boolean {
  const nodes = new Set(left.flatMap(nodesOf));
  return !right.flatMap(nodesOf).some((node) => nodes.has(node));
}

function nodesOf({ match }: ExchangeUse): readonly ts.Node[] {
  return literalNodes(match.parts);
}
