import { ts } from "ts-morph";
import { equalityOf, isNothing } from "../../program/equality.ts";
import { type Frame, fork, join } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { namedTag, onlyText, tagOf, writtenTag } from "../members/tags.ts";
import { isNullish, isSite, type Value, type Values } from "../value.ts";
import { one } from "../values.ts";
import { type Assume, guarded, keepGuarded } from "./guards.ts";
import { keep, keepAsked } from "./keep-asked.ts";
import { keepInstances } from "./keep-instances.ts";
import { keepText, keepTexts } from "./keep-texts.ts";
import { keepPredicated, keepWith, passingPredicate } from "./narrowed.ts";
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

/** What a function that is given to `filter`, `find` or `every` lets pass of some values; null where it says nothing of them. */
export function passing(machine: Machine, callees: Values, values: Values): Values | null {
  const left = guarded(callees, values, assumes(machine, true));
  return passingPredicate(machine, callees, left ?? values) ?? left;
}

const assumes =
  (machine: Machine, truth: boolean): Assume =>
  (condition, frame, depth) =>
    assume(machine, condition, truth, frame, depth);

/** @param depth - How many functions stand around that ask for what the condition tells. */
function assume(
  machine: Machine,
  node: ts.Expression,
  truth: boolean,
  frame: Frame,
  depth = 0,
): void {
  if (ts.isParenthesizedExpression(node)) assume(machine, node.expression, truth, frame, depth);
  else if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === ts.SyntaxKind.ExclamationToken)
      assume(machine, node.operand, !truth, frame, depth);
  } else if (ts.isBinaryExpression(node)) assumeBoth(machine, node, truth, frame, depth);
  else if (ts.isCallExpression(node)) {
    keepGuarded(machine, node, frame, depth, assumes(machine, truth));
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
  depth: number,
): void {
  const { left, right, operatorToken } = node;
  const isAnd = operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  if (isAnd || operatorToken.kind === ts.SyntaxKind.BarBarToken) {
    const [first, second] = [fork(frame), isAnd === truth ? frame : fork(frame)];
    // Of `a && b` that fails either `a` does, or `b` where `a` does not.
    assume(machine, left, isAnd, second, depth);
    assume(machine, right, truth, second, depth);
    if (isAnd === truth) return;
    assume(machine, left, truth, first, depth);
    join(frame, [first, second]);
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
    if (isSame) keep(left, frame, (value) => isSurelyThere(one(value)) || isPayload(value));
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

/** What is asked of one that is `null` is asked of no payload. */
const isPayload = (value: Value): boolean =>
  value.kind === "service" && value.type.is === "payload";

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
