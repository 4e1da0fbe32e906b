import type { Facts } from "../../facts/facts.ts";
import type { Proposal } from "../proposal.ts";

/** Lists that came whole in v1 and come in pages in v2: reported once per call, for a person to judge. */
export function findPagination(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { call } of facts.machine.exchanges.all.values()) {
    if (call.endpoint.version !== "v1" || !call.endpoint.response.list) continue;
    found.push({
      change: "pagination-added",
      node: call.node,
      message: "v2 answers this list in pages; beyond the first page, ask for the next by `offset`",
      edits: null,
      confidence: "manual",
      reason: "whether one page is enough only you can tell",
      ties: [],
      about: [call],
    });
  }
  return found;
}
