import { ts } from "ts-morph";
import type { Proposal } from "../changes/proposal.ts";
import type { Edit } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";

/** What goes on with the statement of the line before, where no semicolon ends that: `(`, `[`, a template. */
const GOES_ON = /^[([`]/;

/** Keeps statements apart that an edit would join, in code that is written without semicolons. */
export function apartFromBefore(facts: Facts, proposals: readonly Proposal[]): readonly Proposal[] {
  const outermost = new Map<string, number>();
  for (const { file, start, end } of proposals.flatMap(({ edits }) => edits ?? [])) {
    const place = `${file}|${start}`;
    outermost.set(place, Math.max(end, outermost.get(place) ?? 0));
  }
  const part = (edit: Edit): Edit => {
    const { file, start, end, pieces } = edit;
    const [first] = pieces;
    if (typeof first !== "string" || !GOES_ON.test(first)) return edit;
    if (start === end || outermost.get(`${file}|${start}`) !== end) return edit;
    const source = facts.program.modules.get(file)?.source;
    return source && joins(source, start) ? { ...edit, pieces: [";", ...pieces] } : edit;
  };
  return proposals.map((proposal) =>
    proposal.edits ? { ...proposal, edits: proposal.edits.map(part) } : proposal,
  );
}

/** Whether a statement begins at an offset behind one that nothing ends. */
function joins(node: ts.Node, at: number): boolean {
  const child = ts.forEachChild(node, (each) =>
    each.pos <= at && at < each.end ? each : undefined,
  );
  if (!child || !ts.isExpressionStatement(child) || child.getStart() !== at)
    return child !== undefined && joins(child, at);
  const isListed = ts.isBlock(node) || ts.isSourceFile(node) || ts.isCaseOrDefaultClause(node);
  const before = isListed ? node.statements[node.statements.indexOf(child) - 1] : undefined;
  return before !== undefined && !endsItself(before);
}

function endsItself(statement: ts.Statement): boolean {
  if (ts.isIfStatement(statement))
    return endsItself(statement.elseStatement ?? statement.thenStatement);
  if (ts.isIterationStatement(statement, false) && !ts.isDoStatement(statement))
    return endsItself(statement.statement);
  return (
    ts.isBlock(statement) ||
    ts.isTryStatement(statement) ||
    ts.isSwitchStatement(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    statement.getText().endsWith(";")
  );
}
