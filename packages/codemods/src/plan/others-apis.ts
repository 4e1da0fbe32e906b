import { prefixes } from "@habitshift/schemas";
import type { Proposal } from "../changes/proposal.ts";
import { flatten } from "../client/addresses/match-url.ts";
import type { Facts } from "../facts/facts.ts";
import type { Proof } from "../facts/others/identity.ts";
import { ownRoutes } from "../facts/others/own-routes.ts";
import { groupsOf } from "./change-set.ts";

/**
 * Leaves alone what only looks like this service: calls that nothing ties to it in a repository that
 * serves the path itself, which a notice tells of, or whose code calls other v1 paths that this service
 * never had, which are reported. What is proven is edited all the same.
 */
export function withoutOthersApis(
  facts: Facts,
  proposals: readonly Proposal[],
): {
  readonly proposals: readonly Proposal[];
  readonly notices: readonly string[];
  readonly route: string | null;
} {
  const route = ownRoutes(facts);
  if (route) {
    const kept = onlyProven(facts, proposals, null, ({ byPath }) => !byPath);
    const left =
      proposals.filter(({ call }) => call).length - kept.filter(({ call }) => call).length;
    return { proposals: kept, notices: left > 0 ? [ownRouteNotice(route, left)] : [], route };
  }
  const stray = strayPath(facts);
  if (!stray) return { proposals, notices: [], route };
  const reason = `nothing ties the host to the service, and the code also calls ${stray}, which it never had`;
  return { proposals: onlyProven(facts, proposals, reason, () => true), notices: [], route };
}

function ownRouteNotice(route: string, calls: number): string {
  const [prefix] = prefixes.v1;
  const what = calls === 1 ? "one call of it is" : `${calls} calls of it are`;
  return `${route} serves ${prefix} itself: ${what} taken for calls of your own API and left; if they go to the habit service, name its address by --service-url or in the configuration`;
}

function onlyProven(
  facts: Facts,
  proposals: readonly Proposal[],
  reason: string | null,
  counts: (proof: Proof) => boolean,
): readonly Proposal[] {
  const groups = groupsOf(facts, proposals);
  const proven = new Set<unknown>(
    [...facts.identity]
      .filter(([, proof]) => counts(proof))
      .map(([{ call }]) => groups.rootOf(call)),
  );
  return proposals.flatMap((proposal): readonly Proposal[] => {
    const members = proposal.ties.length > 0 ? proposal.ties.slice(0, 1) : (proposal.about ?? []);
    if (members.length === 0 || proposal.isOurs) return [proposal];
    if (members.some((member) => proven.has(groups.rootOf(member)))) return [proposal];
    return proposal.call && reason !== null
      ? [{ ...proposal, edits: null, confidence: "manual", reason }]
      : [];
  });
}

/** A v1 path that the code calls and that is no endpoint of this service. */
export function strayPath(facts: Facts): string | null {
  for (const { url, version } of facts.machine.exchanges.strays.values()) {
    const flat = flatten(url);
    const [prefix] = prefixes.v1;
    const path = flat.slice(flat.indexOf(prefix)).replace(/[?\uE000].*$/, "");
    if (version === "v1" && path.startsWith(`${prefix}/`)) return path;
  }
  return null;
}
