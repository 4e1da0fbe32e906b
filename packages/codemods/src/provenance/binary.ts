import { ts } from "ts-morph";
import { equalityOf } from "../program/equality.ts";
import { type Frame, fork, join } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { assignTo } from "./members/assign-to.ts";
import { assuming } from "./statements/assume.ts";
import { askedWhetherThere, compared, negated } from "./statements/compared.ts";
import { takeValues } from "./statements/take.ts";
import { isSurelyThere, truthOfValues } from "./statements/truth.ts";
import { piecesOf } from "./text/body-pieces.ts";
import { concat, textsOf } from "./text/text.ts";
import { isNullish, isSite, type Values } from "./value.ts";
import { JUST_PLAIN, NOTHING, union, without } from "./values.ts";

const LOGICAL: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

const LOGICAL_ASSIGNMENTS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
]);

export function evaluateBinary(machine: Machine, node: ts.BinaryExpression, frame: Frame): Values {
  const operator = node.operatorToken.kind;
  if (LOGICAL.has(operator)) return evaluateLogical(machine, node, frame);
  if (operator === ts.SyntaxKind.EqualsToken) {
    const values = machine.verbs.evaluate(node.right, frame);
    assignTo(machine, node.left, values, frame);
    return values;
  }
  if (LOGICAL_ASSIGNMENTS.has(operator)) {
    const before = machine.verbs.evaluate(node.left, frame);
    const values = union(without(before, isNullish), machine.verbs.evaluate(node.right, frame));
    assignTo(machine, node.left, values, frame);
    return values;
  }
  if (operator === ts.SyntaxKind.PlusToken) return evaluateSum(machine, node, frame);
  if (operator === ts.SyntaxKind.PlusEqualsToken) {
    const values = evaluateSum(machine, node, frame);
    assignTo(machine, node.left, values, frame);
    return values;
  }
  const left = machine.verbs.evaluate(node.left, frame);
  const right = machine.verbs.evaluate(node.right, frame);
  const equality = equalityOf(operator);
  if (equality !== null) {
    likenJson(machine, node, frame, left, right);
    const same =
      askedWhetherThere(machine, node) ?? compared(machine, frame.context, left, right, "is");
    return equality ? same : negated(same);
  }
  if (operator === ts.SyntaxKind.CommaToken) return right;
  if (operator > ts.SyntaxKind.EqualsToken && operator <= ts.SyntaxKind.LastAssignment) {
    assignTo(machine, node.left, JUST_PLAIN, frame);
  }
  return left.size === 0 ? left : JUST_PLAIN;
}

/** `JSON.stringify(a) === JSON.stringify(b)`: what is held against each other as JSON is alike. */
function likenJson(
  machine: Machine,
  node: ts.BinaryExpression,
  { context }: Frame,
  left: Values,
  right: Values,
): void {
  const [one, other] = [left, right].map(
    (side) => new Set([...side].filter((value) => isSite(value, "json"))),
  );
  if (one?.size && other?.size) machine.likenesses.liken({ node, context }, one, other);
}

/** `a && b` is b or something falsy; `a || b` and `a ?? b` are a, where it is there, or b. */
function evaluateLogical(machine: Machine, node: ts.BinaryExpression, frame: Frame): Values {
  const left = machine.verbs.evaluate(node.left, frame);
  const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  const isNullishOnly = node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  const then = isNullishOnly ? fork(frame) : assuming(machine, node.left, isAnd, frame);
  const isTaken = !isAnd || truthOfValues(left) !== false;
  const right = takeValues(machine, node.right, isTaken, then);
  if (!right) return left;
  join(frame, [frame, then]);
  if (isAnd) return left.size + right.size === 0 ? NOTHING : union(right, JUST_PLAIN);
  return isSurelyThere(left) ? left : union(without(left, isNullish), right);
}

function evaluateSum(machine: Machine, node: ts.BinaryExpression, frame: Frame): Values {
  const left = machine.verbs.evaluate(node.left, frame);
  const right = machine.verbs.evaluate(node.right, frame);
  const body = piecesOf(left, right);
  if (body.size > 0) return body;
  if (
    ![...left, ...right].some(
      (value) => value.kind === "text" || (value.kind === "site" && value.is === "url"),
    )
  ) {
    return left.size === 0 || right.size === 0 ? NOTHING : JUST_PLAIN;
  }
  return concat(machine, textsOf(machine, left, node.left), textsOf(machine, right, node.right));
}
