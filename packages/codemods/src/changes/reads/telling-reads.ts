import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import { type MoveMapping, mappingOf, type Role } from "../../facts/shapes.ts";
import type { Values } from "../../provenance/value.ts";
import {
  gainedBy,
  haveOthers,
  isAnswered,
  isV1AmongOthers,
  tellingName,
} from "../keys/telling-member.ts";
import { type Access, memberEdit } from "../member-edit.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { type Receiver, receiverOf } from "../receiver.ts";
import { writePath } from "../v2-path.ts";
import { isWritten } from "../writes/field-writes.ts";
import { askedFor, isAskedLater } from "./asked-for.ts";

/**
 * A read by which values of a role are told from others that have what v2 calls the member: `each.title ? 'habit' :
 * 'area'`. Null where it tells nothing.
 */
export function proposeTelling(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  receiver: Receiver,
  role: Role,
): Proposal | null {
  const first = String(mapping.to[0]);
  const receivers = facts.seen(node.expression);
  if (!haveOthers(facts, receivers, role, first)) return null;
  const asked = askedAt(facts, node, writePath(mapping.to, false));
  if (!asked) return null;
  const base = {
    change: mapping.change,
    node,
    message: describeField(mapping, role),
    ties: receiver.carriers,
  };
  if (asked === "value")
    return {
      ...base,
      edits: [memberEdit(facts, node, mapping.to, false)],
      confidence: "review",
      reason: `others that come here have \`${first}\``,
    };
  const telling =
    asked === "presence" && isAnswered(facts, receivers, role)
      ? tellingName(facts, receivers, role, first)
      : null;
  if (telling === null) return manual(node, mapping, receiver, role);
  const { confidence, reason } = receiver;
  return { ...base, edits: [memberEdit(facts, node, [telling], false)], confidence, reason };
}

/** `each.name ? 'area' : 'habit'`: what v2 has, too, cannot tell others any more. */
export function proposeGained(
  facts: Facts,
  node: Access,
  name: string,
  role: Role,
): Proposal | null {
  const gained = gainedBy(role, name);
  const receivers = facts.seen(node.expression);
  if (!gained || isWritten(node) || !tellsOthers(facts, receivers, gained, role)) return null;
  const receiver = receiverOf(facts, receivers, role);
  if (!receiver || !askedAt(facts, node, gained.from)) return null;
  return manual(node, gained, receiver, role);
}

/** `const { title, name } = each`, where code goes on to ask which of them there is. */
export function proposeTellingElements(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  role: Role,
  receiver: Receiver,
): readonly Proposal[] {
  return pattern.elements.flatMap((element) => {
    const telling = tellingOf(facts, pattern, element, role);
    return telling ? [manual(element, telling, receiver, role)] : [];
  });
}

/** What becomes of the member that an element takes, where others have it in v2, and code asks whether it is there. */
function tellingOf(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  element: ts.BindingElement,
  role: Role,
): MoveMapping | null {
  const name = elementName(element) ?? "";
  const gained = gainedBy(role, name);
  const mapping = gained ?? mappingOf(role, name);
  if (mapping?.op !== "move") return null;
  const receivers = facts.seen(pattern);
  const to = String(mapping.to[0]);
  if (!haveOthers(facts, receivers, role, to)) return null;
  if (gained && !isV1AmongOthers(facts, receivers, role)) return null;
  const same = gained ? mapping.from : to;
  const beside = pattern.elements.find((each) => elementName(each) === same)?.name.getText();
  const isSame = (other: ts.Expression): boolean => other.getText() === beside;
  const isAsked = element.initializer
    ? !isSame(element.initializer)
    : isAskedLater(facts, element.name, isSame);
  return isAsked ? mapping : null;
}

function tellsOthers(facts: Facts, receivers: Values, gained: MoveMapping, role: Role): boolean {
  return (
    isV1AmongOthers(facts, receivers, role) &&
    haveOthers(facts, receivers, role, String(gained.to[0]))
  );
}

function manual(node: ts.Node, mapping: MoveMapping, { carriers }: Receiver, role: Role): Proposal {
  const name = String(mapping.to[0]);
  return {
    change: mapping.change,
    node,
    message: `in v2 a ${role} has \`${name}\`, too, by which others are told from it here`,
    edits: null,
    confidence: "manual",
    reason: "ask for something that only one of them has",
    ties: carriers,
  };
}

/** What a read, or the variable that takes it, is asked for; null where nothing, or where the same member stands in. */
function askedAt(facts: Facts, node: Access, same: string): ReturnType<typeof askedFor> {
  const object = node.expression.getText();
  const isSame = (other: ts.Expression): boolean =>
    ts.isPropertyAccessExpression(other) &&
    other.name.text === same &&
    other.expression.getText() === object;
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) && parent.initializer === node)
    return isAskedLater(facts, parent.name, isSame) ? "otherwise" : null;
  return askedFor(node, isSame);
}
