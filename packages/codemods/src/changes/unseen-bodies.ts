import type { Facts } from "../facts/facts.ts";
import { changedNames, roleOfShape } from "../facts/shapes.ts";
import { literalAt } from "./flat-edit.ts";
import { bodyObjects, meetingOf } from "./meeting.ts";
import type { Proposal } from "./proposal.ts";

/** Bodies whose members are named elsewhere, or that come from where nothing is known: a person must see to them. */
export function findUnseenBodies(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { call, uses } of facts.machine.exchanges.all.values()) {
    const role = call.endpoint.request === "habit" ? roleOfShape(call.endpoint.request) : null;
    if (!role || call.endpoint.version !== "v1") continue;
    for (const use of uses.values()) {
      const objects = [...bodyObjects(use.body)];
      const isBridged = objects.some((value) => value.kind === "site" && facts.roles.bridged.has(value.node));
      const isUnknown = objects.length > 0 && objects.every(({ kind }) => kind === "unknown");
      if (!isBridged && !isUnknown) continue;
      const literal = literalAt(use.match, use.match.segments.at(-1)?.start ?? 0)?.part.node;
      const meeting = literal && meetingOf(facts, use, literal);
      found.push({
        change: "title-to-name",
        node: meeting?.body ?? meeting?.call ?? call.node,
        message: `v2 has other members than ${changedNames(role).map((name) => `\`${name}\``).join(", ")} in the body that is sent here`,
        edits: null,
        confidence: "manual",
        reason: isBridged
          ? "its members are named by strings from elsewhere, such as the names of inputs"
          : "it comes from where nothing is known of it",
        ties: [call],
      });
    }
  }
  return found;
}
