import type { Facts } from "../../facts/facts.ts";
import type { MoveMapping, Role } from "../../facts/shapes.ts";
import { type Access, memberEdit } from "../member-edit.ts";
import type { Outcome } from "../proposal.ts";
import type { Receiver } from "../receiver.ts";
import { hasContainer } from "./has-container.ts";

/** `({ target: draft.target } = habit)`: a pattern has no room to make what the member stands in. */
export function setByPattern(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  { confidence, reason }: Receiver,
  role: Role,
): Outcome {
  const isThere =
    mapping.to.length === 1 || hasContainer(facts, node.expression, mapping, role, false);
  return isThere
    ? { edits: [memberEdit(facts, node, mapping.to, false)], confidence, reason }
    : { edits: null, confidence: "manual", reason: NOT_THERE };
}

const NOT_THERE = "a pattern sets it, in what v2 may not have there";
