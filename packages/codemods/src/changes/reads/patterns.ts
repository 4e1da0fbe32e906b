import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isAssignmentPattern, memberReads } from "../../facts/member-reads.ts";
import type { Role } from "../../facts/shapes.ts";
import type { Proposal } from "../proposal.ts";
import { type Receiver, receiverOf } from "../receiver.ts";
import { proposeAssignmentPattern } from "./assignment-pattern.ts";
import { proposeBindingPattern } from "./binding-pattern.ts";
import { proposeEitherPattern } from "./either-pattern.ts";
import { readsEither } from "./reads-either.ts";

/** Destructuring of payloads: `const { title, streak } = habit`, also in parameters and assignments. */
export function findPatterns(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { node, receivers } of memberReads(facts.machine)) {
    for (const role of facts.roles.rolesOf(receivers)) {
      const receiver = role === "envelope" ? null : receiverOf(facts, receivers, role);
      if (!receiver) continue;
      if (ts.isObjectBindingPattern(node))
        found.push(...proposeElements(facts, node, role, receiver));
      else if (isAssignmentPattern(node))
        found.push(...proposeAssignmentPattern(facts, node, role, receiver));
    }
  }
  return found;
}

function proposeElements(
  facts: Facts,
  node: ts.ObjectBindingPattern,
  role: Role,
  receiver: Receiver,
): readonly Proposal[] {
  const either = readsEither(facts, receiver, node)
    ? proposeEitherPattern(facts, node, role, receiver)
    : null;
  return either ?? proposeBindingPattern(facts, node, role, receiver);
}
