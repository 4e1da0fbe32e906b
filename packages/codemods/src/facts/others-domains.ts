import { namedDomain } from "../client/named-domain.ts";
import { saidHost } from "../client/said-host.ts";
import type { Machine } from "../provenance/machine.ts";
import { ownProofOf } from "./identity.ts";

/**
 * The domains that only calls name which nothing but a path ties to the service, where all calls that are
 * proven to be the service's say that they go elsewhere.
 */
export function othersDomains(
  { exchanges }: Machine,
  services: readonly string[],
): ReadonlySet<string> {
  const proven = new Set<string | null>();
  const doubtful = new Set<string>();
  for (const { uses } of exchanges.all.values()) {
    for (const use of uses.values()) {
      const domain = use.match.origin === null ? null : namedDomain(use.match.origin);
      if (ownProofOf(use, services)) proven.add(saidHost(use.match.parts));
      else if (domain !== null) doubtful.add(domain);
    }
  }
  // What runs on any host runs on these, too.
  if (proven.size === 0 || proven.has(null)) return new Set();
  return new Set([...doubtful].filter((domain) => !proven.has(domain)));
}
