import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { exportDeclared } from "../modules/module.ts";
import { assign } from "../name.ts";
import { one } from "../values.ts";
import { exportAnonymous } from "./export-anonymous.ts";

/** Runs statements in order: first what they hoist, then each until one ends the run. */
export function executeAll(
  machine: Machine,
  statements: readonly ts.Statement[],
  frame: Frame,
): boolean {
  for (const statement of statements) hoist(machine, statement, frame);
  let end: ts.Statement | null = null;
  for (const statement of statements) {
    const isAside = end !== null && !ts.isFunctionDeclaration(statement);
    // What follows an `if` that always ends the run is a branch that no run takes.
    if (isAside && !(end && isFollowedOn(machine, end))) continue;
    if (!machine.verbs.execute(statement, frame)) end ??= statement;
  }
  return end === null;
}

/** Whether what stands behind a statement is followed though no run comes so far. */
function isFollowedOn(machine: Machine, end: ts.Statement): boolean {
  return ts.isIfStatement(end) && machine.branches.isOpen(end.expression);
}

function hoist(machine: Machine, statement: ts.Statement, frame: Frame): void {
  if (!ts.isFunctionDeclaration(statement) || !statement.body) return;
  const fn = one(machine.intern.fn(statement, frame.context, null));
  const binding = statement.name && frame.context.module.scopes.resolve(statement.name);
  if (binding) assign(machine, binding, fn, frame);
  if (statement.name) exportDeclared(machine, statement, [statement.name], frame);
  else exportAnonymous(machine, fn, frame);
}
