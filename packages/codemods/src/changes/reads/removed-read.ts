import type { FieldPath } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import type { RemoveMapping } from "../../facts/shapes.ts";
import { isChoice } from "../../program/is-choice.ts";
import { predicateOn } from "../../provenance/types/predicate-on.ts";
import { grownBy } from "../grown-dates.ts";
import { type Access, countEdit, memberEdit } from "../member-edit.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, type Receiver } from "../receiver.ts";
import { expectsAbsence } from "../v2-path.ts";
import { askedForTruth, isCountedBeside } from "./asked-list.ts";
import { askedItems, asksForList } from "./asks-for-list.ts";
import { countedUses, isExported } from "./counted-uses.ts";
import { countOfList } from "./length-element.ts";
import { isTestedTogether } from "./tested-together.ts";

/** Only how many there are is still told; the dates themselves need the logs endpoint. */
export function proposeRemovedRead(
  facts: Facts,
  node: Access,
  mapping: RemoveMapping,
  receiver: Receiver,
): Proposal {
  const counted = countedAt(node);
  const base = {
    change: mapping.change,
    message: describeField(mapping, "habit"),
    ties: receiver.carriers,
  };
  const { count } = mapping;
  const { confidence, reason } = receiver;
  const isBeside = isCountedBeside(node);
  const asked = count && askedInGuard(facts, node, count, isBeside);
  if (asked) {
    const sure = isBeside && asked.isKept ? { confidence, reason } : FOR_REVIEW(mapping);
    return { ...base, node: asked.node, edits: asked.edits, ...sure };
  }
  const grown = grownBy(facts, node, mapping);
  if (grown) return { ...base, node, edits: grown, confidence, reason };
  if (!counted || !count) {
    const edits = count && heldCount(facts, node, count, isBeside);
    return edits
      ? { ...base, node, edits, confidence, reason }
      : { ...base, node, edits: null, confidence: "manual", reason: mapping.reason };
  }
  const { length, otherwise } = counted;
  const isGuarded = expectsAbsence(length) || length.questionDotToken !== undefined;
  const file = pathOf(node);
  const dropped = { start: length.expression.getEnd(), end: length.getEnd() };
  return {
    ...base,
    node: length,
    edits: [
      countEdit(facts, node, count, isGuarded || otherwise !== null),
      ...(otherwise ? countedOtherwise(file, otherwise) : []),
      replace(file, dropped, ""),
    ],
    confidence,
    reason,
  };
}

interface Asked {
  readonly node: ts.Node;
  readonly edits: readonly Edit[];
  /** Whether the number is asked for what the list was. */
  readonly isKept: boolean;
}

/** A guard that asks whether there is a list asks for the number, and one that asks its items no more. */
function askedInGuard(
  facts: Facts,
  node: Access,
  count: FieldPath,
  isBeside: boolean,
): Asked | null {
  const isGuard = predicateOn(facts.program, node) !== null || isTestedTogether(node);
  const call = asksForList(facts.program, node);
  if (call && (isBeside || isGuard))
    return { node: call, edits: countAsked(facts, node, call, count), isKept: true };
  const items = isGuard ? askedItems(facts.program, node) : null;
  const dropped = items && { start: items.pos, end: items.end };
  return dropped && { node, edits: [replace(pathOf(node), dropped, "")], isKept: false };
}

const FOR_REVIEW = ({ reason }: RemoveMapping) => ({ confidence: "review", reason }) as const;

/** `const days = habit.completedDates` that is only counted, and `habit.completedDates && habit.completedDates.length`. */
function heldCount(
  facts: Facts,
  node: Access,
  count: FieldPath,
  isBeside: boolean,
): readonly Edit[] | null {
  const { parent } = node;
  const file = pathOf(node);
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) && !parent.type) {
    const binding = facts.program.moduleOf(node).scopes.resolve(parent.name);
    if (!binding || binding.reassigned || isExported(binding)) return null;
    const uses = countedUses(
      file,
      binding.references.filter((use) => use !== parent.name),
    );
    return uses && [memberEdit(facts, node, count, expectsAbsence(node)), ...uses];
  }
  const asked = isBeside ? askedForTruth(node) : null;
  if (!asked) return null;
  const sign = asked === node ? "!==" : "===";
  const bang = { start: asked.getStart(), end: node.getStart() };
  return [
    ...(asked === node ? [] : [replace(file, bang, "")]),
    memberEdit(facts, node, count, true),
    insert(file, asked.getEnd(), ` ${sign} undefined`),
  ];
}

interface Counted {
  readonly length: Access;
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
  return isLengthOf(length, list) ? { length, otherwise: isOr ? parent : null } : null;
}

/** `list.length`, and `list['length']`. */
function isLengthOf(node: ts.Node, list: ts.Node): node is Access {
  if (ts.isPropertyAccessExpression(node))
    return node.expression === list && node.name.text === "length";
  return (
    ts.isElementAccessExpression(node) &&
    node.expression === list &&
    ts.isStringLiteralLike(node.argumentExpression) &&
    node.argumentExpression.text === "length"
  );
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

/** A guard that asks for the dates asks for what v2 has in their place: `typeof value.statistics?.totalCompletions === 'number'`. */
function countAsked(
  facts: Facts,
  node: Access,
  call: ts.CallExpression,
  count: FieldPath,
): readonly Edit[] {
  const file = pathOf(node);
  const isDenied = ts.isPrefixUnaryExpression(call.parent);
  const isNumber = ` === ${quoted("number")}`;
  return [
    replace(
      file,
      { start: call.getStart(), end: node.getStart() },
      isDenied ? "(typeof " : "typeof ",
    ),
    memberEdit(facts, node, count, true),
    replace(
      file,
      { start: node.getEnd(), end: call.getEnd() },
      isDenied ? `${isNumber})` : isNumber,
    ),
  ];
}
