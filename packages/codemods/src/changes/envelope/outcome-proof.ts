import { ts } from "ts-morph";
import type { EnvelopeNames } from "./envelope-names.ts";
import { implies, type Outcome } from "./implies.ts";
import { literalTruth } from "./success-switch.ts";

/** Whether a place is only reached when the envelope told of that outcome. */
export function isOutcomeProven(node: ts.Node, outcome: Outcome, names: EnvelopeNames): boolean {
  for (let at = node; at.parent && !ts.isFunctionLike(at); at = at.parent) {
    if (byBranch(at, outcome, names) || byEarlierExit(at, outcome, names)) return true;
  }
  return false;
}

function byBranch(at: ts.Node, outcome: Outcome, names: EnvelopeNames): boolean {
  const branch = branchOf(at);
  return branch !== null && implies(branch.condition, branch.holds, outcome, names);
}

interface Branch {
  readonly condition: ts.Expression;
  /** How the condition turned out where the branch is taken. */
  readonly holds: boolean;
}

function branchOf(at: ts.Node): Branch | null {
  const { parent } = at;
  if (ts.isCaseClause(parent)) {
    const holds = literalTruth(parent.expression);
    return holds === null ? null : { condition: parent.parent.parent.expression, holds };
  }
  if (ts.isIfStatement(parent))
    return sideOf(at, parent.expression, parent.thenStatement, parent.elseStatement);
  if (ts.isConditionalExpression(parent))
    return sideOf(at, parent.condition, parent.whenTrue, parent.whenFalse);
  if (!ts.isBinaryExpression(parent) || at !== parent.right) return null;
  const { kind } = parent.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return { condition: parent.left, holds: true };
  return kind === ts.SyntaxKind.BarBarToken ? { condition: parent.left, holds: false } : null;
}

function sideOf(
  at: ts.Node,
  condition: ts.Expression,
  yes: ts.Node,
  no: ts.Node | undefined,
): Branch | null {
  if (at === yes) return { condition, holds: true };
  return at === no ? { condition, holds: false } : null;
}

/** `if (body.success) return …`, or its opposite, before it in the same block. */
function byEarlierExit(at: ts.Node, outcome: Outcome, names: EnvelopeNames): boolean {
  const { parent } = at;
  if (!ts.isBlock(parent) && !ts.isSourceFile(parent) && !ts.isCaseOrDefaultClause(parent))
    return false;
  const statements: readonly ts.Statement[] = parent.statements;
  const nodes: readonly ts.Node[] = statements;
  const index = nodes.indexOf(at);
  return statements
    .slice(0, Math.max(index, 0))
    .some(
      (statement) =>
        ts.isIfStatement(statement) &&
        !statement.elseStatement &&
        exits(statement.thenStatement) &&
        implies(statement.expression, false, outcome, names),
    );
}

function exits(node: ts.Statement): boolean {
  if (
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isContinueStatement(node) ||
    ts.isBreakStatement(node)
  )
    return true;
  const last = ts.isBlock(node) ? node.statements.at(-1) : undefined;
  return last !== undefined && exits(last);
}
