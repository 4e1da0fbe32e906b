import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { pathOf } from "../receiver.ts";
import type { ErrorText } from "./error-text.ts";

/**
 * `switch (result.success) { case true: … }` as `switch (true) { case !result.error: … }`, which compilers
 * tell the parts of a union by; null where the read is not what a switch asks for.
 */
export function switchEdits(node: ts.Expression, { error }: ErrorText): readonly Edit[] | null {
  const { parent } = node;
  if (!ts.isSwitchStatement(parent) || parent.expression !== node) return null;
  const clauses = parent.caseBlock.clauses.filter(ts.isCaseClause);
  const asked = clauses.map(({ expression }) => expression);
  if (!asked.every((each) => literalTruth(each) !== null)) return null;
  const file = pathOf(node);
  return [
    replace(file, rangeOf(node), "true"),
    ...clauses.map((clause, index) =>
      isLast(parent, index)
        ? replace(file, { start: clause.getStart(), end: clause.expression.getEnd() }, "default")
        : replace(
            file,
            rangeOf(clause.expression),
            literalTruth(clause.expression) ? "!" : "!!",
            ...error,
          ),
    ),
  ];
}

/** Whether a clause is all that is left: compilers see of a `default` that nothing comes behind it. */
function isLast({ caseBlock }: ts.SwitchStatement, index: number): boolean {
  return (
    index === 1 && caseBlock.clauses.length === 2 && !caseBlock.clauses.some(ts.isDefaultClause)
  );
}

/** What a literal `true` or `false` says; null where the expression is neither. */
export function literalTruth({ kind }: ts.Expression): boolean | null {
  if (kind === ts.SyntaxKind.TrueKeyword) return true;
  return kind === ts.SyntaxKind.FalseKeyword ? false : null;
}
