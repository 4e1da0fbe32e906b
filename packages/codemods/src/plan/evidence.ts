import { isCall, type Proposal } from "../changes/proposal.ts";
import type { Facts } from "../facts/facts.ts";
import type { Evidence } from "../model.ts";
import type { ServiceCall } from "../provenance/value.ts";
import { createChains } from "./chain.ts";
import { describeCall, placeAt } from "./place-at.ts";
import { createRelatedCalls } from "./related-calls.ts";

/** Tells what proves a finding: the whole chain where that was asked for, else its calls and what ties them. */
export function createEvidence(
  facts: Facts,
): (proposal: Proposal, calls: readonly ServiceCall[]) => readonly Evidence[] {
  if (!facts.options.explain) return (_proposal, calls) => evidenceFor(facts, calls);
  const chain = createChains(facts);
  const related = createRelatedCalls(facts);
  return (proposal, calls) => {
    const own = [...proposal.ties.filter(isCall), ...(proposal.about ?? [])];
    const known = [...new Set([...own, ...calls])];
    return chain(proposal, known.length > 0 ? known : related(proposal));
  };
}

function evidenceFor(facts: Facts, calls: readonly ServiceCall[]): readonly Evidence[] {
  const found = calls.slice(0, MOST_CALLS).map((call) => placeAt(call.node, describeCall(call)));
  for (const [exchange, proof] of facts.identity) {
    if (!calls.includes(exchange.call) || facts.program.isModel(proof.node)) continue;
    found.push(placeAt(proof.node, proof.what));
    break;
  }
  return found;
}

const MOST_CALLS = 3;
