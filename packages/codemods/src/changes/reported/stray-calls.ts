import { changes, type TiedFeature, tiedFeatureOf } from "@habitshift/schemas";
import { flatten, HOLE } from "../../client/addresses/match-url.ts";
import type { Facts } from "../../facts/facts.ts";
import { tiedStrays } from "../../facts/others/tied-strays.ts";
import type { StrayCall } from "../../provenance/exchanges.ts";
import type { Proposal } from "../proposal.ts";

/**
 * Calls below the v1 prefix that are no endpoint we know, and those of features that end, by a client that
 * provably speaks to the service.
 */
export function findStrayCalls(facts: Facts): readonly Proposal[] {
  const isOurs = tiedStrays(facts);
  const found: Proposal[] = [];
  for (const stray of facts.machine.exchanges.strays.values()) {
    if (stray.version === "v2" || !isOurs(stray)) continue;
    const feature = tiedFeatureOf(pathOf(stray));
    if (feature) found.push(proposeFeature(stray, feature));
    else if (stray.version === "v1") found.push(proposeSunset(stray));
  }
  return found;
}

/** The path and the query of a call, without its host, whose name says nothing. */
export function pathOf({ url }: Pick<StrayCall, "url">): string {
  return flatten(url).replace(/^(https?:)?\/\/[^/]+/, "");
}

function proposeFeature(stray: StrayCall, { change }: TiedFeature): Proposal {
  const { v1 = change, summary = "", converter } = changes.find(({ id }) => id === change) ?? {};
  return {
    change,
    node: stray.node,
    message: `This call (${pathOf(stray).replaceAll(HOLE, "…")}) is for the service's ${v1}. ${summary}`,
    edits: null,
    confidence: "manual",
    reason: converter ?? "a person has to choose what takes its place",
    ties: sharedLiterals(stray),
    isOurs: true,
  };
}

function proposeSunset(stray: StrayCall): Proposal {
  return {
    change: "v1-sunset",
    node: stray.node,
    message: `This v1 call (${pathOf(stray).replaceAll(HOLE, "…")}) has no known successor in v2`,
    edits: null,
    confidence: "manual",
    reason: "look it up in the service's documentation, or remove it",
    ties: sharedLiterals(stray),
    isOurs: true,
  };
}

/** The literals with the version in them: where known calls share one, moving it moves this call, too. */
export function sharedLiterals({ url, version }: StrayCall): readonly unknown[] {
  if (version !== "v1") return [];
  return url.parts.flatMap((part) => ("text" in part && part.exact ? [part.node] : []));
}
