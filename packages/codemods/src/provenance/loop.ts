import { ts } from "ts-morph";
import { assignTo } from "./assign-to.ts";
import { declare } from "./declaration.ts";
import { type Frame, fork, join } from "./frame.ts";
import { keyTexts } from "./key-texts.ts";
import type { Machine } from "./machine.ts";
import { flatMap } from "./values.ts";

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
  const elements = ts.isForInStatement(node)
    ? flatMap(values, (value) => keyTexts(machine, value))
    : flatMap(values, (value) => machine.verbs.elements(value, frame));
  const items =
    ts.isForOfStatement(node) && node.awaitModifier ? machine.verbs.awaited(elements) : elements;
  return loop(frame, (body) => {
    const { initializer } = node;
    if (ts.isVariableDeclarationList(initializer)) {
      const [declaration] = initializer.declarations;
      if (declaration) machine.verbs.bind(declaration.name, items, body, undefined);
    } else assignTo(machine, initializer, items, body);
    machine.verbs.execute(node.statement, body);
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

/** Runs a loop's body twice, so that what one round leaves is seen by the next. */
function loop(frame: Frame, round: (frame: Frame) => void): boolean {
  for (let count = 0; count < 2; count += 1) {
    const body = fork(frame);
    round(body);
    join(frame, [frame, body]);
  }
  return true;
}
