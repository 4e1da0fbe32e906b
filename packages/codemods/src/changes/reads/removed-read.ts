import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import type { RemoveMapping } from "../../facts/shapes.ts";
import { predicateOn } from "../../provenance/types/predicate-on.ts";
import { type Access, memberEdit } from "../member-edit.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { expectsAbsence } from "../v2-path.ts";

/** Only how many there are is still told; the dates themselves need the logs endpoint. */
export function proposeRemovedRead(
  facts: Facts,
  node: Access,
  mapping: RemoveMapping,
  receiver: Receiver,
): Proposal {
  const { parent } = node;
  const isLength =
    ts.isPropertyAccessExpression(parent) &&
    parent.expression === node &&
    parent.name.text === "length";
  const base = {
    change: mapping.change,
    message: describeField(mapping, "habit"),
    ties: receiver.carriers,
  };
  const isList = asksForList(parent) && predicateOn(facts.program, node) !== null;
  if (isList && mapping.count) {
    const edits = countAsked(facts, node, parent, mapping.count);
    return { ...base, node: parent, edits, confidence: "review", reason: mapping.reason };
  }
  if (!isLength || !mapping.count) {
    return { ...base, node, edits: null, confidence: "manual", reason: mapping.reason };
  }
  const guarded = expectsAbsence(parent) || parent.questionDotToken !== undefined;
  const edit = memberEdit(facts, node, mapping.count, guarded);
  const dropped = replace(pathOf(node), { start: node.getEnd(), end: parent.getEnd() }, "");
  return {
    ...base,
    node: parent,
    edits: [edit, dropped],
    confidence: receiver.confidence,
    reason: receiver.reason,
  };
}

/** `Array.isArray(value.completedDates)` */
function asksForList(parent: ts.Node): parent is ts.CallExpression {
  return ts.isCallExpression(parent) && parent.expression.getText() === "Array.isArray";
}

/** A guard that asks for the dates asks for what v2 has in their place: `typeof value.statistics?.totalCompletions === 'number'`. */
function countAsked(
  facts: Facts,
  node: Access,
  call: ts.CallExpression,
  count: FieldPath,
): readonly Edit[] {
  const file = pathOf(node);
  return [
    replace(file, { start: call.getStart(), end: node.getStart() }, "typeof "),
    memberEdit(facts, node, count, true),
    replace(file, { start: node.getEnd(), end: call.getEnd() }, ` === ${quoted("number")}`),
  ];
}
