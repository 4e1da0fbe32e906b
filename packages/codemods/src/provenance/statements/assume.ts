import { ts } from "ts-morph";
import { equalityOf, isNothing } from "../../program/equality.ts";
import { type Frame, fork } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { namedTag, onlyText, tagOf, writtenTag } from "../members/tags.ts";
import { isNullish, isSite, type Value } from "../value.ts";
import { one } from "../values.ts";
import { keep, keepAsked } from "./keep-asked.ts";
import { keepInstances } from "./keep-instances.ts";
import { keepText, keepTexts } from "./keep-texts.ts";
import { keepPredicated, keepWith } from "./narrowed.ts";
import { isSurelyThere } from "./truth.ts";

/**
 * A frame in which a condition turned out so: a variable that it asks holds only what passes. Objects are
 * told apart by what is written in them, as `{ ok: true, value }` from `{ ok: false, error }`.
 */
export function assuming(
  machine: Machine,
  condition: ts.Expression,
  truth: boolean,
  frame: Frame,
): Frame {
  const assumed = fork(frame);
  assume(machine, condition, truth, assumed);
  return assumed;
}

function assume(machine: Machine, node: ts.Expression, truth: boolean, frame: Frame): void {
  if (ts.isParenthesizedExpression(node)) assume(machine, node.expression, truth, frame);
  else if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === ts.SyntaxKind.ExclamationToken)
      assume(machine, node.operand, !truth, frame);
  } else if (ts.isBinaryExpression(node)) assumeBoth(machine, node, truth, frame);
  else if (ts.isCallExpression(node)) {
    keepPredicated(machine, node, truth, frame);
    keepTexts(machine, node, truth, frame);
  } else {
    if (ts.isIdentifier(node))
      keep(node, frame, (value) => (truth ? isNullish(value) : isSurelyThere(one(value))));
    keepAsked(machine, node, frame, (value, name) => {
      const tag = tagOf(machine, value, name);
      return tag !== null && !tag === truth;
    });
  }
}

function assumeBoth(
  machine: Machine,
  node: ts.BinaryExpression,
  truth: boolean,
  frame: Frame,
): void {
  const { left, right, operatorToken } = node;
  const isAnd = operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  if (isAnd || operatorToken.kind === ts.SyntaxKind.BarBarToken) {
    if (isAnd !== truth) return;
    assume(machine, left, truth, frame);
    assume(machine, right, truth, frame);
    return;
  }
  if (operatorToken.kind === ts.SyntaxKind.InKeyword) {
    if (ts.isStringLiteral(left) && ts.isIdentifier(right)) {
      keep(right, frame, (value) => truth && tagOf(machine, value, left.text) === "");
      keepWith(machine, right, left.text, truth, frame);
    }
    return;
  }
  if (operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) {
    keepInstances(node, truth, frame);
    return;
  }
  const equality = equalityOf(operatorToken.kind);
  if (equality !== null) assumeEqual(machine, node, equality === truth, frame);
}

/** `result.kind === 'ok'`, and `found !== null`. */
function assumeEqual(
  machine: Machine,
  { left, right }: ts.BinaryExpression,
  isSame: boolean,
  frame: Frame,
): void {
  if (ts.isIdentifier(left) && isNothing(right)) {
    if (isSame) keep(left, frame, (value) => isSurelyThere(one(value)));
    return;
  }
  if (ts.isTypeOfExpression(left) && ts.isIdentifier(left.expression)) {
    if (ts.isStringLiteral(right))
      keep(left.expression, frame, (value) => isOfType(value, right.text) === !isSame);
    return;
  }
  const sought = writtenTag(right) ?? onlyText(machine.verbs.evaluate(right, frame));
  if (sought === null) return;
  keepAsked(machine, left, frame, (value, name) => {
    const tag =
      tagOf(machine, value, name) ?? onlyText(namedTag(machine, value, name, frame, left));
    return tag !== null && (tag === sought) !== isSame;
  });
  if (ts.isIdentifier(left)) keepText(left, sought, isSame, frame);
}

/** Whether `typeof` of a value is surely what is asked for, or surely not; null where it may be either. */
function isOfType(value: Value, type: string): boolean | null {
  switch (value.kind) {
    case "function":
      return type === "function";
    case "text":
      return type === "string";
    case "site":
      return isSite(value, "object", "array", "map", "set", "promise") ? type === "object" : null;
    case "service":
      // A piece of a text may be bytes.
      return value.type.is === "text" ? null : type === "object";
    default:
      return null;
  }
}
