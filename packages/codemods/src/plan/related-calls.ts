import type { Proposal } from "../changes/proposal.ts";
import type { Facts } from "../facts/facts.ts";
import { append } from "../program/append.ts";
import type { ServiceCall } from "../provenance/value.ts";
import { groupsOf } from "./change-set.ts";

/** Tells the calls that an object or a type has its role from, where none of them is to be changed itself. */
export function createRelatedCalls(facts: Facts): (proposal: Proposal) => readonly ServiceCall[] {
  const groups = groupsOf(facts, []);
  const byRoot = new Map<unknown, ServiceCall[]>();
  for (const { call } of facts.machine.exchanges.all.values()) {
    const root = groups.rootOf(call);
    append(byRoot, root, call);
  }
  return ({ ties }) => {
    const roots = new Set(ties.map((tie) => groups.rootOf(tie)));
    return [...roots].flatMap((root) => byRoot.get(root) ?? []);
  };
}
