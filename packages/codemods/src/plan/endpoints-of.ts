import type { Proposal } from "../changes/proposal.ts";
import { isCall } from "../changes/proposal.ts";
import type { Facts } from "../facts/facts.ts";
import { createRelatedCalls } from "./related-calls.ts";

/**
 * Tells the endpoints of v1 whose calls a place belongs to, by their ids and sorted: those of its own calls,
 * else those that its object or type has to do with.
 */
export function createEndpointsOf(facts: Facts): (proposal: Proposal) => readonly string[] {
  const related = createRelatedCalls(facts);
  return (proposal) => {
    const own = [...proposal.ties.filter(isCall), ...(proposal.about ?? [])];
    const endpoints = (own.length > 0 ? own : related(proposal))
      .map(({ endpoint }) => endpoint)
      .filter(({ version }) => version === "v1");
    return [...new Set(endpoints.map(({ id }) => id))].sort();
  };
}
