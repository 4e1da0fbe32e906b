import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import type { RemoveMapping } from "../../facts/shapes.ts";
import { isChoice } from "../../program/is-choice.ts";
import { predicateOn } from "../../provenance/types/predicate-on.ts";
import { type Access, memberEdit } from "../member-edit.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { expectsAbsence } from "../v2-path.ts";
import { countOfList } from "./length-element.ts";

/** Only how many there are is still told; the dates themselves need the logs endpoint. */
export function proposeRemovedRead(
  facts: Facts,
  node: Access,
  mapping: RemoveMapping,
  receiver: Receiver,
): Proposal {
  const { parent } = node;
  const counted = countedAt(node);
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
  if (!counted || !mapping.count) {
    return { ...base, node, edits: null, confidence: "manual", reason: mapping.reason };
  }
  const { length, otherwise } = counted;
  const isGuarded = expectsAbsence(length) || length.questionDotToken !== undefined;
  const file = pathOf(node);
  const dropped = { start: length.expression.getEnd(), end: length.getEnd() };
  return {
    ...base,
    node: length,
    edits: [
      memberEdit(facts, node, mapping.count, isGuarded || otherwise !== null),
      ...(otherwise ? countedOtherwise(file, otherwise) : []),
      replace(file, dropped, ""),
    ],
    confidence: receiver.confidence,
    reason: receiver.reason,
  };
}

interface Counted {
  readonly length: ts.PropertyAccessExpression;
  /** The choice by which something else is counted where there are no dates. */
  readonly otherwise: ts.BinaryExpression | null;
}

/** `habit.completedDates.length`, and `(habit.completedDates ?? []).length`. */
function countedAt(node: Access): Counted | null {
  const { parent } = node;
  const isOr =
    ts.isBinaryExpression(parent) && parent.left === node && isChoice(parent.operatorToken.kind);
  const list = isOr ? parent.parent : node;
  if (isOr && !ts.isParenthesizedExpression(list)) return null;
  const length = list.parent;
  return ts.isPropertyAccessExpression(length) &&
    length.expression === list &&
    length.name.text === "length"
    ? { length, otherwise: isOr ? parent : null }
    : null;
}

/** ` ?? 0`: an empty list is there, as none that is counted is not. */
function countedOtherwise(
  file: string,
  { operatorToken, right }: ts.BinaryExpression,
): readonly Edit[] {
  return [
    replace(file, rangeOf(operatorToken), "??"),
    replace(file, rangeOf(right), countOfList(right)),
  ];
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
