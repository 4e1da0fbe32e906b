import { ts } from "ts-morph";
import { executeAll } from "./execute-all.ts";
import { type Frame, fork, join } from "./frame.ts";
import { keepAsked } from "./keep-asked.ts";
import type { Machine } from "./machine.ts";
import { knownTexts } from "./text.ts";

/** Runs each clause by itself, as if no other ran before it, with what the clause is for. */
export function executeSwitch(machine: Machine, node: ts.SwitchStatement, frame: Frame): boolean {
  machine.verbs.evaluate(node.expression, frame);
  const ends: Frame[] = [frame];
  let labels: readonly string[] | null = [];
  for (const clause of node.caseBlock.clauses) {
    const body = fork(frame);
    const own = ts.isCaseClause(clause) ? textsIfKnown(machine, clause.expression, body) : null;
    labels = labels && own ? [...labels, ...own] : null;
    if (labels) narrow(machine, node.expression, labels, body);
    if (executeAll(machine, clause.statements, body)) ends.push(body);
    if (clause.statements.length > 0) labels = fallsThrough(clause) ? null : [];
  }
  join(frame, ends);
  return true;
}

function textsIfKnown(
  machine: Machine,
  label: ts.Expression,
  frame: Frame,
): readonly string[] | null {
  const values = machine.verbs.evaluate(label, frame);
  const texts = knownTexts(values);
  return texts.length > 0 && texts.length === values.size ? texts : null;
}

/** `switch (action.type)`: in a clause the action is one of those that it names. */
function narrow(
  machine: Machine,
  node: ts.Expression,
  labels: readonly string[],
  frame: Frame,
): void {
  keepAsked(machine, node, frame, (value, name) => {
    if (value.kind !== "site" || value.is !== "object") return false;
    const tags = machine.verbs.member(value, name, frame, node);
    const texts = knownTexts(tags);
    return (
      texts.length > 0 && texts.length === tags.size && !texts.some((text) => labels.includes(text))
    );
  });
}

function fallsThrough({ statements }: ts.CaseOrDefaultClause): boolean {
  const last = statements.at(-1);
  const end = last && ts.isBlock(last) ? last.statements.at(-1) : last;
  return !(
    end &&
    (ts.isBreakStatement(end) ||
      ts.isReturnStatement(end) ||
      ts.isThrowStatement(end) ||
      ts.isContinueStatement(end))
  );
}
