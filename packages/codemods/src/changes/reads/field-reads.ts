import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MemberRead, memberReads } from "../../facts/member-reads.ts";
import { type MoveMapping, mappingOf, type Role } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { predicateOn } from "../../provenance/types/predicate-on.ts";
import { looseNull } from "../loose-null.ts";
import { type Access, memberEdit } from "../member-edit.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver, receiverOf } from "../receiver.ts";
import { eitherTypes } from "../types/either-type.ts";
import { isKeptBeside } from "../units/kept-units.ts";
import { expectsAbsence, writePath } from "../v2-path.ts";
import { isWritten, proposeWrite } from "../writes/field-writes.ts";
import { isOptionalMember } from "./optional-member.ts";
import { readsEither } from "./reads-either.ts";
import { proposeRemovedRead } from "./removed-read.ts";
import { proposeGained, proposeTelling } from "./telling-reads.ts";

/** Reads and writes of v1 members by name: `habit.title`, `habit['streak']`, `habit.target = 3`. */
export function findFieldAccesses(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  const either = eitherTypes(facts);
  for (const read of memberReads(facts.machine)) {
    if (ts.isPropertyAccessExpression(read.node) || ts.isElementAccessExpression(read.node)) {
      found.push(...accessesAt(facts, read, read.node, either));
    }
  }
  return found;
}

function accessesAt(
  facts: Facts,
  read: MemberRead,
  node: Access,
  either: ReadonlySet<ts.Node>,
): readonly Proposal[] {
  const [name = ""] = read.names;
  for (const role of facts.roles.rolesOf(read.receivers)) {
    const gained = proposeGained(facts, node, name, role);
    if (gained) return [gained];
    const mapping = mappingOf(role, name);
    const receiver = mapping && receiverOf(facts, read.receivers, role);
    if (!mapping || !receiver) continue;
    if (mapping.op === "remove")
      return isIdleDelete(node) ? [] : [proposeRemovedRead(facts, node, mapping, receiver)];
    return mapping.op === "move" ? movedAt(facts, node, mapping, receiver, role, either) : [];
  }
  return [];
}

function movedAt(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  receiver: Receiver,
  role: Role,
  either: ReadonlySet<ts.Node>,
): readonly Proposal[] {
  if (isWritten(node)) return proposeWrite(facts, node, mapping, receiver, role);
  if (isKeptBeside(facts, node, mapping)) return [];
  const isEither =
    (receiver.mixed || mapping.values === undefined) &&
    readsEither(facts, receiver, node.expression);
  return isEither
    ? eitherWay(node, mapping, receiver, role, isSureOfEither(facts, node, mapping, either))
    : [
        proposeTelling(facts, node, mapping, receiver, role) ??
          moved(facts, node, mapping, receiver, role),
      ];
}

function moved(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  receiver: Receiver,
  role: Role,
): Proposal {
  const guarded =
    mapping.to.length > 1 &&
    (expectsAbsence(node) ||
      isOptionalMember(facts, node.expression, mapping.from) ||
      predicateOn(facts.program, node) !== null);
  const loose = guarded ? looseNull(node) : null;
  return {
    change: mapping.change,
    node,
    message: describeField(mapping, role),
    edits: [memberEdit(facts, node, mapping.to, guarded), ...(loose ? [loose] : [])],
    confidence: receiver.confidence,
    reason: receiver.reason,
    ties: receiver.carriers,
  };
}

/**
 * Where a habit or something else of another service may come: the member that others have, which no habit
 * of v2 has, or the one that v2 has. A value that v2 names otherwise cannot be told from another's.
 */
function eitherWay(
  node: Access,
  mapping: MoveMapping,
  receiver: Receiver,
  role: Role,
  isSure: boolean,
): readonly Proposal[] {
  const text = node.getText();
  const path = text.slice(node.expression.getEnd() - node.getStart());
  const dot = path.startsWith("?.") ? "?." : ".";
  const moved = `${node.expression.getText()}${dot}${writePath(mapping.to, true, "")}`;
  if (hasFallback(node, moved)) return [];
  const isClear = receiver.mixed && mapping.values === undefined;
  const base = {
    change: mapping.change,
    node,
    message: describeField(mapping, role),
    ties: receiver.carriers,
  };
  if (!isRepeatable(node.expression))
    return [{ ...base, edits: null, confidence: "manual", reason: receiver.reason }];
  return [
    {
      ...base,
      edits: [replace(pathOf(node), rangeOf(node), `(${text} ?? ${moved})${isSure ? "!" : ""}`)],
      confidence: isClear ? "safe" : "review",
      reason: isClear ? null : receiver.reason,
    },
  ];
}

/** Whether one of two members, neither of which the type of both says to be there any more, surely is. */
function isSureOfEither(
  facts: Facts,
  node: Access,
  { from }: MoveMapping,
  either: ReadonlySet<ts.Node>,
): boolean {
  return (
    either.size > 0 &&
    isTypeScript(node) &&
    !expectsAbsence(node) &&
    !isOptionalMember(facts, node.expression, from)
  );
}

/** Whether the member that v2 has is taken already where there is none of this name, or before it. */
function hasFallback(node: Access, moved: string): boolean {
  const { parent } = node;
  if (
    !ts.isBinaryExpression(parent) ||
    parent.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken
  )
    return false;
  if (parent.left === node) return parent.right.getText() === moved;
  // What is taken before it may be anything else, such as the error of the same answer or another member.
  const wanted = plainPath(moved);
  return choices(parent.left).some((choice) => plainPath(choice.getText()) === wanted);
}

/** The operands of `a ?? b ?? c`. */
function choices(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return choices(node.expression);
  const isChain =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return isChain ? [...choices(node.left), ...choices(node.right)] : [node];
}

/** A path as it is written where all of it is there: `h.goals[0].value` for `h.goals?.[0]?.value`. */
const plainPath = (text: string) => text.replaceAll("?.[", "[").replaceAll("?.", ".");

/** What v2 does not have need not be taken away, unless a compiler asks whether it is there. */
function isIdleDelete(node: ts.Expression): boolean {
  return ts.isDeleteExpression(node.parent) && !isTypeScript(node);
}
