import { ts } from "ts-morph";
import { type Frame, fork, join } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { assignTo } from "../members/assign-to.ts";
import { areSteps } from "../native/listed-steps.ts";
import { addedBefore } from "../order/written.ts";
import { placesOf } from "../places-of.ts";
import { roundOf } from "../round.ts";
import { namesOfAll } from "../text/key-texts.ts";
import { isSite, type Values } from "../value.ts";
import { flatMap } from "../values.ts";
import { declare } from "./declaration.ts";

/** Runs `for (;;)`. */
export function executeFor(machine: Machine, node: ts.ForStatement, frame: Frame): boolean {
  const { initializer } = node;
  if (initializer && ts.isVariableDeclarationList(initializer))
    declare(machine, initializer, frame);
  else if (initializer) machine.verbs.evaluate(initializer, frame);
  return loop(frame, (body) => {
    if (node.condition) machine.verbs.evaluate(node.condition, body);
    machine.verbs.execute(node.statement, body);
    if (node.incrementor) machine.verbs.evaluate(node.incrementor, body);
  });
}

/** Runs `for of`, with or without `await`, and `for in`, whose names are plain text. */
export function executeForEach(
  machine: Machine,
  node: ts.ForOfStatement | ts.ForInStatement,
  frame: Frame,
): boolean {
  const values = machine.verbs.evaluate(node.expression, frame);
  const steps = ts.isForOfStatement(node) ? stepsOf(machine, node, values, frame) : null;
  if (steps) return executeSteps(machine, node, steps, frame);
  const elements = ts.isForInStatement(node)
    ? namesOfAll(machine, values)
    : flatMap(values, (value) => machine.verbs.elements(value, frame));
  const items =
    ts.isForOfStatement(node) && node.awaitModifier ? machine.verbs.awaited(elements) : elements;
  return loop(frame, (body) => {
    bindItem(machine, node, items, body);
    machine.verbs.execute(node.statement, body);
  });
}

function bindItem(
  machine: Machine,
  { initializer }: ts.ForOfStatement | ts.ForInStatement,
  items: Values,
  frame: Frame,
): void {
  if (!ts.isVariableDeclarationList(initializer)) assignTo(machine, initializer, items, frame);
  else if (initializer.declarations[0])
    machine.verbs.bind(initializer.declarations[0].name, items, frame, undefined);
}

/** The functions or words of a list that a loop takes one after the other; null where it may leave one out. */
function stepsOf(
  machine: Machine,
  node: ts.ForOfStatement,
  values: Values,
  frame: Frame,
): readonly Values[] | null {
  if (leavesRound(node.statement)) return null;
  const places = placesOf(machine, values) ?? addedTo(machine, values, node, frame);
  return places && areSteps(places) ? places : null;
}

/** What was added to an empty list, in the order in which it was; null where only a run tells that. */
function addedTo(
  machine: Machine,
  values: Values,
  node: ts.ForOfStatement,
  frame: Frame,
): readonly Values[] | null {
  const [list, ...others] = values;
  if (!list || others.length > 0 || !isSite(list, "array") || !isEmpty(list.node)) return null;
  const place = { node, context: frame.context };
  const added = addedBefore(machine, list.element, place, list);
  return added && added.length > 0 ? added.map(({ cell }) => machine.read(cell)) : null;
}

function isEmpty(node: ts.Node): boolean {
  return ts.isArrayLiteralExpression(node) && node.elements.length === 0;
}

function leavesRound(node: ts.Node): boolean {
  if (ts.isBreakOrContinueStatement(node)) return true;
  if (ts.isFunctionLike(node)) return false;
  return ts.forEachChild(node, leavesRound) ?? false;
}

/** Runs the rounds in their order: what one leaves comes to the next and to no other. */
function executeSteps(
  machine: Machine,
  node: ts.ForOfStatement | ts.ForInStatement,
  steps: readonly Values[],
  frame: Frame,
): boolean {
  return steps.every((step) => {
    const round = roundOf(machine, node, step, frame);
    bindItem(machine, node, step, round);
    const goesOn = machine.verbs.execute(node.statement, round);
    frame.flow = round.flow;
    return goesOn;
  });
}

/** Runs `while` and `do`. */
export function executeWhile(
  machine: Machine,
  node: ts.WhileStatement | ts.DoStatement,
  frame: Frame,
): boolean {
  return loop(frame, (body) => {
    machine.verbs.evaluate(node.expression, body);
    machine.verbs.execute(node.statement, body);
  });
}

/** What more rounds than this would add is not worth their time. */
const MOST_ROUNDS = 10;

/** Runs a loop's body twice, so that what one round leaves is seen by the next, and on while there is more of it. */
function loop(frame: Frame, round: (frame: Frame) => void): boolean {
  for (let count = 0; count < MOST_ROUNDS; count += 1) {
    const held = heldBy(frame);
    const body = fork(frame);
    round(body);
    join(frame, [frame, body]);
    if (count > 0 && heldBy(frame) === held) break;
  }
  return true;
}

/** How many values the variables hold: what joins them only grows. */
function heldBy({ flow }: Frame): number {
  return [...flow.values()].reduce((sum, values) => sum + values.size, 0);
}
