import { ts } from "ts-morph";
import { type Frame, fork, join } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { tagOf } from "../members/tags.ts";
import { knownTexts } from "../text/text.ts";
import type { Values } from "../value.ts";
import { areMethods } from "./compared.ts";
import { executeAll } from "./execute-all.ts";
import { keepAsked } from "./keep-asked.ts";
import { keepTextsOf } from "./keep-texts.ts";
import { take } from "./take.ts";

/** Runs each clause by itself, as if no other ran before it, with what the clause is for. */
export function executeSwitch(machine: Machine, node: ts.SwitchStatement, frame: Frame): boolean {
  const values = machine.verbs.evaluate(node.expression, frame);
  const methods = areMethods(values) ? textsAmong(values) : null;
  const ends: Frame[] = [frame];
  let labels: readonly string[] | null = [];
  const written = writtenLabels(node);
  for (const clause of node.caseBlock.clauses) {
    const body = fork(frame);
    if (ts.isCaseClause(clause)) labels = withOwn(machine, labels, clause, body);
    const isApart = apartFrom(clause, labels, written);
    if (isApart) narrow(machine, node.expression, body, isApart);
    // A method of HTTP is known as closely as where it is compared.
    const isTaken = !(isApart && methods?.every(isApart));
    const goesOn = take(machine, clause, isTaken, body, ({ statements }, on) =>
      executeAll(machine, statements, on),
    );
    if (goesOn) ends.push(body);
    if (clause.statements.length > 0) labels = fallsThrough(clause) ? null : [];
  }
  join(frame, ends);
  return true;
}

function writtenLabels({ caseBlock }: ts.SwitchStatement): readonly string[] {
  return caseBlock.clauses.flatMap((each) =>
    ts.isCaseClause(each) && ts.isStringLiteralLike(each.expression) ? [each.expression.text] : [],
  );
}

/** Which texts are not those that a clause is for; null where it may be for any. */
function apartFrom(
  clause: ts.CaseOrDefaultClause,
  labels: readonly string[] | null,
  written: readonly string[],
): ((text: string) => boolean) | null {
  if (!labels) return null;
  if (ts.isCaseClause(clause)) return (text) => !labels.includes(text);
  return labels.length === 0 ? (text) => written.includes(text) : null;
}

function withOwn(
  machine: Machine,
  labels: readonly string[] | null,
  clause: ts.CaseClause,
  frame: Frame,
): readonly string[] | null {
  const own = textsIfKnown(machine, clause.expression, frame);
  return labels && own ? [...labels, ...own] : null;
}

function textsIfKnown(
  machine: Machine,
  label: ts.Expression,
  frame: Frame,
): readonly string[] | null {
  return textsAmong(machine.verbs.evaluate(label, frame));
}

/** Texts; null where anything else is among them. */
function textsAmong(values: Values): readonly string[] | null {
  const texts = knownTexts(values);
  return texts.length > 0 && texts.length === values.size ? texts : null;
}

/**
 * `switch (action.type)`: in a clause the action is one of those that it names, behind them none that they name; so is the
 * text of `switch (type)`.
 */
function narrow(
  machine: Machine,
  node: ts.Expression,
  frame: Frame,
  isApart: (text: string) => boolean,
): void {
  if (ts.isIdentifier(node)) keepTextsOf(node, frame, isApart);
  keepAsked(machine, node, frame, (value, name) => {
    const declared = value.kind === "typed" ? tagOf(machine, value, name) : null;
    if (typeof declared === "string") return isApart(declared);
    if (value.kind !== "site" || value.is !== "object") return false;
    const tags = machine.verbs.member(value, name, frame, node);
    const texts = knownTexts(tags);
    return texts.length > 0 && texts.length === tags.size && texts.every(isApart);
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
