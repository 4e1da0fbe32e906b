import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { isAssignmentPattern, memberReads } from "../facts/member-reads.ts";
import { proposeAssignmentPattern } from "./assignment-pattern.ts";
import { proposeBindingPattern } from "./binding-pattern.ts";
import type { Proposal } from "./proposal.ts";
import { receiverOf } from "./receiver.ts";

/** Destructuring of payloads: `const { title, streak } = habit`, also in parameters and assignments. */
export function findPatterns(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { node, receivers } of memberReads(facts.machine)) {
    for (const role of facts.roles.rolesOf(receivers)) {
      const receiver = role === "envelope" ? null : receiverOf(facts, receivers, role);
      if (!receiver) continue;
      if (ts.isObjectBindingPattern(node))
        found.push(...proposeBindingPattern(facts, node, role, receiver));
      else if (isAssignmentPattern(node))
        found.push(...proposeAssignmentPattern(node, role, receiver));
    }
  }
  return found;
}
