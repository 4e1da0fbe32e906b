import { ts } from "ts-morph";
import type { Edit } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import {
  containerOf,
  type MoveMapping,
  mappingOf,
  type RemoveMapping,
} from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import { type LiteralMember, memberName } from "../../program/member-name.ts";
import { isExpectedBody } from "../bodies/expected-bodies.ts";
import { isWantedByType } from "../bodies/wanted-by-type.ts";
import { describeField } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isSchemaShape } from "../types/is-schema-shape.ts";
import { countedDates, type HeldMember, heldMember } from "./held-member.ts";
import { isJoined } from "./joined-container.ts";
import { hasSpread, type PayloadLiteral } from "./payload-literal.ts";
import { isPutBack, putBackIfThere } from "./put-back.ts";
import { isShownAgain } from "./shown-again.ts";
import { proposeWritten } from "./written-members.ts";

/** Object literals and JSX attributes that make a payload of the service: written as v2 wants them. */
export function findObjectLiterals(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const [node, roles] of facts.roles.of) {
    if (!ts.isObjectLiteralExpression(node) && !ts.isJsxAttributes(node)) continue;
    if (isSchemaShape(facts, node) || isExpectedBody(facts, node)) continue;
    const members: readonly LiteralMember[] = node.properties;
    const isSent = facts.roles.sent.has(node);
    for (const role of roles) {
      if (role !== "envelope") found.push(...literalAt({ facts, node, members, role, isSent }));
    }
  }
  return found;
}

function literalAt(literal: PayloadLiteral): readonly Proposal[] {
  const found: Proposal[] = [];
  const groups = new Map<string, HeldMember[]>();
  for (const member of literal.members) {
    const placed = placeMember(literal, member);
    if (placed && "proposal" in placed) found.push(placed.proposal);
    if (!placed || "proposal" in placed) continue;
    const key = containerOf(placed.held.mapping) ?? placed.held.mapping.from;
    append(groups, key, placed.held);
  }
  for (const [container, held] of groups)
    if (!isJoined(literal.facts, literal.node, container))
      found.push(...proposeWritten(literal, container, held));
  return found;
}

/** A member that is written elsewhere, or what else becomes of it; null where it stays. */
function placeMember(
  literal: PayloadLiteral,
  member: LiteralMember,
): { readonly held: HeldMember } | { readonly proposal: Proposal } | null {
  const { facts, node, members, role, isSent } = literal;
  const name = memberName(member);
  const mapping = name === null ? null : mappingOf(role, name);
  if (!mapping || ts.isSpreadAssignment(member) || ts.isJsxSpreadAttribute(member)) return null;
  const message = describeField(mapping, role);
  const base = { change: mapping.change, node: member, message, ties: [node] };
  if (mapping.op === "remove") {
    const held = isDropped(literal, mapping) ? null : countedDates(facts, member, mapping);
    return held ? { held } : { proposal: removedMember(member, mapping, members, isSent, base) };
  }
  if (mapping.op !== "move" || isLeft(member, mapping, isSent)) return null;
  if (isTakenOut(literal, member, mapping)) {
    const edits = [withoutMember(facts, member, members)];
    return { proposal: { ...base, edits, confidence: "safe", reason: null } };
  }
  const held = heldMember(facts, member, mapping, isSent);
  if (held) return { held };
  const reason = "a method cannot be a member of a payload";
  return { proposal: { ...base, edits: null, confidence: "manual", reason } };
}

/** Whether what v2 does not take is left out where the object is made, rather than where it is sent. */
function isDropped(
  { facts, node, isSent }: PayloadLiteral,
  { from }: MoveMapping | RemoveMapping,
): boolean {
  return isSent && !isWantedByType(facts, node, from);
}

function isTakenOut(literal: PayloadLiteral, member: LiteralMember, mapping: MoveMapping): boolean {
  const isPut = mapping.to.length > 1 && isPutBack(literal.facts, member);
  return (
    isPut ||
    (mapping.readOnly === true && isDropped(literal, mapping) && !hasSpread(literal.members))
  );
}

/** A member goes with the spread that brings it in under a condition. */
function withoutMember(
  facts: Facts,
  member: LiteralMember,
  members: readonly LiteralMember[],
): Edit {
  const whole = putBackIfThere(facts, member);
  return whole
    ? removeProperty(pathOf(whole), whole, whole.parent.properties)
    : removeProperty(pathOf(member), member, members);
}

function isLeft(member: LiteralMember, mapping: MoveMapping, isSent: boolean): boolean {
  return !isSent && isShownAgain(member, mapping);
}

function removedMember(
  member: LiteralMember,
  mapping: RemoveMapping,
  members: readonly LiteralMember[],
  isSent: boolean,
  base: Pick<Proposal, "change" | "node" | "message" | "ties">,
): Proposal {
  if (!isSent) return { ...base, edits: null, confidence: "manual", reason: mapping.reason };
  const edits = [removeProperty(pathOf(member), member, members)];
  return { ...base, edits, confidence: "safe", reason: null };
}
