import { HOLE } from "../../../client/addresses/match-url.ts";
import type { Facts } from "../../../facts/facts.ts";
import { tiedStrays } from "../../../facts/others/tied-strays.ts";
import type { StrayCall } from "../../../provenance/exchanges.ts";
import type { Proposal } from "../../proposal.ts";
import { pathOf, sharedLiterals } from "../../reported/stray-calls.ts";
import { isUnused } from "./unused-calls.ts";

/**
 * Calls of the service below the v1 prefix whose path nothing in the code tells, such as one that a proxy makes
 * of the names of its members: nothing that uses their answers is found.
 */
export function findOpenPaths(facts: Facts): readonly Proposal[] {
  const { all, open } = facts.machine.exchanges;
  const known = new Set([...all.values()].map(({ call }) => call.node));
  const isOurs = tiedStrays(facts);
  const calls = new Map(
    [...open.values()]
      .filter((call) => call.version === "v1" && !known.has(call.node) && isOurs(call))
      .map((call) => [call.node, call]),
  );
  return [...calls.values()].map((call) => propose(facts, call));
}

function propose(facts: Facts, call: StrayCall): Proposal {
  return {
    change: "v1-sunset",
    node: call.node,
    message: `The path of this v1 call (${pathOf(call).replaceAll(HOLE, "…")}) is only known at run time`,
    edits: null,
    confidence: "manual",
    reason: "move the paths and the fields of all that goes through it by hand",
    // What is left of the program works without what nothing calls.
    ties: isUnused(facts, call) ? [] : sharedLiterals(call),
    isOurs: true,
  };
}
