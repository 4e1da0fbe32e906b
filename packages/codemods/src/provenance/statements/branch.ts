import type { ts } from "ts-morph";
import { type Frame, fork, join } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { JUST_RAISED, union } from "../values.ts";
import { assuming } from "./assume.ts";
import { take } from "./take.ts";
import { truthOf } from "./truth.ts";

/** Runs the branches of an `if` that its condition allows; false where none of them goes on. */
export function executeIf(machine: Machine, node: ts.IfStatement, frame: Frame): boolean {
  machine.verbs.evaluate(node.expression, frame);
  const truth = truthOf(machine, node.expression);
  const yes = assuming(machine, node.expression, true, frame);
  const no = assuming(machine, node.expression, false, frame);
  const { thenStatement, elseStatement } = node;
  const follow = (branch: ts.Statement, on: Frame) => machine.verbs.execute(branch, on);
  const afterYes = take(machine, thenStatement, truth !== false, yes, follow) ?? false;
  const afterNo = elseStatement
    ? (take(machine, elseStatement, truth !== true, no, follow) ?? false)
    : truth !== true;
  join(frame, [...(afterYes ? [yes] : []), ...(afterNo ? [no] : [])]);
  const goesOn = afterYes || afterNo;
  // What follows is a branch as well, which its condition stands for.
  machine.branches.note(node.expression, frame.context, goesOn || truth === null);
  return goesOn;
}

/** Runs a `try`: its `catch` may start before or after all that was tried, with an error of the language or what was thrown. */
export function executeTry(machine: Machine, node: ts.TryStatement, frame: Frame): boolean {
  const raised = machine.site(node, frame.context, "accumulator").element;
  const tried = { ...fork(frame), ...(node.catchClause ? { handler: raised } : {}) };
  const afterTry = machine.verbs.execute(node.tryBlock, tried);
  const caught = fork(frame);
  join(caught, [frame, tried]);
  let afterCatch = false;
  if (node.catchClause) {
    const { variableDeclaration, block } = node.catchClause;
    if (variableDeclaration) {
      const errors = union(JUST_RAISED, machine.read(raised));
      machine.verbs.bind(variableDeclaration.name, errors, caught, undefined);
    }
    afterCatch = machine.verbs.execute(block, caught);
  }
  join(frame, [...(afterTry ? [tried] : []), ...(afterCatch ? [caught] : [])]);
  const afterFinally = node.finallyBlock ? machine.verbs.execute(node.finallyBlock, frame) : true;
  return (afterTry || afterCatch) && afterFinally;
}
