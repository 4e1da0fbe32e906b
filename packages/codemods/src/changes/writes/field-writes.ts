import { ts } from "ts-morph";
import { TYPED } from "../../dialects/offered.ts";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { MoveMapping, Role } from "../../facts/shapes.ts";
import { isAssignmentOperator, isInAssignmentPattern } from "../../program/is-assigned.ts";
import { isSite } from "../../provenance/value.ts";
import { isWantedByType } from "../bodies/wanted-by-type.ts";
import {
  LACKS_REQUIRED,
  lacksRequired,
  MAY_LACK_REQUIRED,
  mayLackRequired,
} from "../lacks-required.ts";
import { type Access, memberEdit } from "../member-edit.ts";
import { describeField } from "../messages.ts";
import type { Outcome, Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { outgoing } from "../units/outgoing-value.ts";
import { deletedMember } from "./deleted-member.ts";
import { growContainer } from "./grow-container.ts";
import { hasContainer, isWatched } from "./has-container.ts";
import { lateList } from "./late-list.ts";
import { laterFilled } from "./later-periodicity.ts";
import { sentBack } from "./sent-back.ts";
import { setByPattern } from "./set-by-pattern.ts";
import { askingOperator, keptOr } from "./set-where-absent.ts";
import { hasUntoldMembers } from "./untold-members.ts";

const USED = "what it is set to is used as a value";

const WATCHED = "a proxy is told of the members that are set, and v2 has this one within another";

/** Whether an access is assigned or deleted. */
export function isWritten(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) {
    return parent.left === node && isAssignmentOperator(parent.operatorToken);
  }
  return ts.isDeleteExpression(parent) || isInAssignmentPattern(node);
}

/** `draft.target = 20`, `habit.streak += 1`, `delete habit.streak`. */
export function proposeWrite(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  receiver: Receiver,
  role: Role,
): readonly Proposal[] {
  const base = {
    change: mapping.change,
    node,
    message: describeField(mapping, role),
    confidence: receiver.confidence,
    reason: receiver.reason,
    ties: receiver.carriers,
  };
  const { parent } = node;
  if (ts.isDeleteExpression(parent))
    return [{ ...base, ...deletedMember(facts, node, mapping, role, receiver) }];
  if (isInAssignmentPattern(node))
    return [{ ...base, ...setByPattern(facts, node, mapping, receiver, role) }];
  if (!ts.isBinaryExpression(parent)) return [];
  const isPlain = parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  const isField = isPlain && parent.right.getText() === TYPED;
  if (
    mapping.readOnly &&
    isOnlySent(facts, node.expression, mapping) &&
    ts.isExpressionStatement(parent.parent)
  ) {
    return [{ ...base, node: parent, edits: [replace(pathOf(node), rangeOf(parent.parent), "")] }];
  }
  // What can be chosen in a field has the names of v2 by itself.
  const asking = askingOperator(parent);
  const isWhole = isPlain || asking;
  const value =
    isWhole && !isField
      ? outgoing(facts, parent.right, mapping, isSent(facts, node.expression))
      : null;
  const valueEdits = value ? [replace(pathOf(node), rangeOf(parent.right), ...value)] : [];
  if (
    mapping.to.length === 1 ||
    !isWhole ||
    (!hasUntoldMembers(facts, node.expression) &&
      !isWatched(facts, node.expression) &&
      hasContainer(facts, node.expression, mapping, role, isField) &&
      !lateList(facts, node, String(mapping.to[0]))?.isMovable)
  ) {
    return [{ ...base, ...within(facts, node, mapping, receiver, valueEdits) }];
  }
  const given = value ?? [rangeOf(parent.right)];
  return [{ ...base, ...inNewContainer(facts, node, parent, mapping, receiver, role, given) }];
}

/** The member is set where v2 has it. */
function within(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  { confidence, reason }: Receiver,
  value: readonly Edit[],
): Outcome {
  if (mapping.to.length > 1 && isWatched(facts, node.expression))
    return { edits: null, confidence: "manual", reason: WATCHED };
  return { edits: [memberEdit(facts, node, mapping.to, false), ...value], confidence, reason };
}

/** What the member stands in is made on the way, as it may be absent. */
function inNewContainer(
  facts: Facts,
  node: Access,
  assignment: ts.BinaryExpression,
  mapping: MoveMapping,
  receiver: Receiver,
  role: Role,
  given: readonly Piece[],
): Outcome {
  const asking = askingOperator(assignment);
  if (asking && !ts.isExpressionStatement(assignment.parent))
    return { edits: null, confidence: "manual", reason: USED };
  const value = asking ? keptOr(node, assignment, mapping, asking, given) : given;
  if (typeof mapping.to[1] === "number") return grown(facts, node, mapping, role, value, receiver);
  const { confidence, reason } = receiver;
  return { edits: setInObject(facts, node, assignment, mapping, role, value), confidence, reason };
}

/** An object of which the member is the only one that can be sent is written whole; of others, what is there is kept. */
function setInObject(
  facts: Facts,
  node: Access,
  assignment: ts.BinaryExpression,
  mapping: MoveMapping,
  role: Role,
  value: readonly Piece[],
): readonly Edit[] {
  const [container, step] = mapping.to;
  const kept = mapping.readOnly ? ["...", rangeOf(node.expression), `.${String(container)}, `] : [];
  const asking = askingOperator(assignment);
  return [
    memberEdit(facts, node, [String(container)], false),
    ...(asking ? [replace(pathOf(node), rangeOf(assignment.operatorToken), "=")] : []),
    replace(
      pathOf(node),
      rangeOf(assignment.right),
      "{ ",
      ...kept,
      `${String(step)}: `,
      ...value,
      " }",
      ...laterFilled(facts, node, mapping, role),
    ),
  ];
}

/** A list that the member is set in, as far as v2 takes it without the others. */
function grown(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  role: Role,
  value: readonly Piece[],
  receiver: Receiver,
): Outcome {
  const container = String(mapping.to[0]);
  if (lacksRequired(facts, facts.seen(node.expression), container, role))
    return { edits: null, confidence: "manual", reason: LACKS_REQUIRED };
  const edits = [growContainer(facts, node, mapping, role, value)];
  return mayLackRequired(facts, node, mapping, role)
    ? { edits, confidence: "review", reason: MAY_LACK_REQUIRED }
    : { edits, confidence: receiver.confidence, reason: receiver.reason };
}

/** Whether all that stands there is made here to be sent, so that what v2 does not accept can go. */
function isOnlySent(facts: Facts, node: ts.Node, { from }: MoveMapping): boolean {
  const values = [...facts.seen(node)];
  return (
    values.length > 0 &&
    values.every(
      (value) =>
        isSite(value, "object") &&
        facts.roles.sent.has(value.node) &&
        !isWantedByType(facts, value.node, from) &&
        value.spread.values.size === 0,
    )
  );
}

function isSent(facts: Facts, node: ts.Node): boolean {
  return [...facts.seen(node)].some((value) =>
    value.kind === "site"
      ? facts.roles.sent.has(value.node)
      : value.kind === "service" && sentBack(facts).has(value.call),
  );
}
