import type { ts } from "ts-morph";
import { verbOf } from "../../client/verb-of.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Proposal } from "../proposal.ts";

/** Answers that mocks give in turn, some of them for another service: a person knows which of them are v1. */
export function findQueuedAnswers(facts: Facts): readonly Proposal[] {
  const found = new Map<ts.Node, Proposal>();
  for (const { node, answer } of facts.machine.likenesses.all.values()) {
    if (!answer || !facts.roles.doubtful.has(answer.standIn)) continue;
    const { call } = answer;
    if (call.endpoint.version !== "v1") continue;
    const ties = [...(found.get(node)?.ties ?? []), call];
    found.set(node, proposalFor(node, ties, call.endpoint.successor?.change ?? "v1-sunset"));
  }
  return [...found.values()];
}

function proposalFor(
  node: ts.Node,
  ties: readonly unknown[],
  change: Proposal["change"],
): Proposal {
  return {
    change,
    // Each of a chain of `mockResolvedValueOnce` is shown where it stands.
    node: verbOf(node) ?? node,
    message: "this answers one call, of this service or of another one",
    edits: null,
    confidence: "manual",
    reason:
      "only the order of the calls tells which; where it is one of this service, answer as v2 does",
    ties,
  };
}
