import { tiedFeatureOf } from "@habitshift/schemas";
import type { Facts } from "../../facts/facts.ts";
import type { Proposal } from "../proposal.ts";

/** Calls of known endpoints whose query asks for what v2 does not have, such as `?format=csv`. */
export function findFeatureQueries(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const [{ call, uses }] of facts.identity) {
    if (call.endpoint.version !== "v1") continue;
    for (const { match } of uses.values()) {
      const query = match.flat.slice(match.query.start);
      const feature = tiedFeatureOf(query);
      if (!feature) continue;
      found.push({
        change: feature.change,
        node: call.node,
        message: `This call asks v1 for \`${query}\`, which v2 does not know`,
        edits: null,
        confidence: "manual",
        reason: "v2 answers JSON whatever the query asks for",
        ties: [call],
      });
    }
  }
  return found;
}
