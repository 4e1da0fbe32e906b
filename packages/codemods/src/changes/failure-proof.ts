import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";

/** How code names the two v1 members of one envelope: `body.success`, or a local `success`. */
export interface EnvelopeNames {
  isSuccess(node: ts.Expression): boolean;
  isError(node: ts.Expression): boolean;
}

/** The names by which members of the same receiver are read. */
export function namesOfReceiver(receiver: string): EnvelopeNames {
  const is = (node: ts.Expression, name: string): boolean =>
    ts.isPropertyAccessExpression(node) &&
    node.name.text === name &&
    node.expression.getText() === receiver;
  return {
    isSuccess: (node) => is(node, envelope.success.member),
    isError: (node) => is(node, envelope.error.member),
  };
}

export function namesOfLocals(success: string | null, error: string | null): EnvelopeNames {
  return {
    isSuccess: (node) => ts.isIdentifier(node) && node.text === success,
    isError: (node) => ts.isIdentifier(node) && node.text === error,
  };
}

type Outcome = "success" | "failure";

/** Whether a place is only reached when the envelope told of a failure. */
export function isFailureProven(node: ts.Node, names: EnvelopeNames): boolean {
  for (let at = node; at.parent && !ts.isFunctionLike(at); at = at.parent) {
    if (byBranch(at, names) || byEarlierExit(at, names)) return true;
  }
  return false;
}

function byBranch(at: ts.Node, names: EnvelopeNames): boolean {
  const branch = branchOf(at);
  return branch !== null && implies(branch.condition, branch.holds, "failure", names);
}

interface Branch {
  readonly condition: ts.Expression;
  /** How the condition turned out where the branch is taken. */
  readonly holds: boolean;
}

function branchOf(at: ts.Node): Branch | null {
  const { parent } = at;
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

/** `if (body.success) return …` before it in the same block. */
function byEarlierExit(at: ts.Node, names: EnvelopeNames): boolean {
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
        implies(statement.expression, false, "failure", names),
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

/** Whether a condition that turned out so means that outcome. */
function implies(
  condition: ts.Expression,
  holds: boolean,
  outcome: Outcome,
  names: EnvelopeNames,
): boolean {
  if (ts.isParenthesizedExpression(condition))
    return implies(condition.expression, holds, outcome, names);
  if (
    ts.isPrefixUnaryExpression(condition) &&
    condition.operator === ts.SyntaxKind.ExclamationToken
  ) {
    return implies(condition.operand, !holds, outcome, names);
  }
  if (names.isSuccess(condition)) return holds === (outcome === "success");
  if (names.isError(condition)) return holds === (outcome === "failure");
  if (!ts.isBinaryExpression(condition)) return false;
  const { left, operatorToken, right } = condition;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    return holds && (implies(left, true, outcome, names) || implies(right, true, outcome, names));
  }
  if (operatorToken.kind === ts.SyntaxKind.BarBarToken) {
    return (
      !holds && (implies(left, false, outcome, names) || implies(right, false, outcome, names))
    );
  }
  return impliesByComparison(condition, holds, outcome, names);
}

function impliesByComparison(
  node: ts.BinaryExpression,
  holds: boolean,
  outcome: Outcome,
  names: EnvelopeNames,
): boolean {
  const equality = equalityOf(node.operatorToken.kind);
  if (equality === null) return false;
  const isEqual = equality === holds;
  const { left, right } = node;
  if (names.isSuccess(left) && right.kind === ts.SyntaxKind.TrueKeyword)
    return isEqual === (outcome === "success");
  if (names.isSuccess(left) && right.kind === ts.SyntaxKind.FalseKeyword)
    return isEqual === (outcome === "failure");
  return names.isError(left) && isNothing(right) && isEqual === (outcome === "success");
}

/** True for `==` and `===`, false for `!=` and `!==`, null for any other operator. */
export function equalityOf(kind: ts.SyntaxKind): boolean | null {
  if (kind === ts.SyntaxKind.EqualsEqualsToken || kind === ts.SyntaxKind.EqualsEqualsEqualsToken)
    return true;
  if (
    kind === ts.SyntaxKind.ExclamationEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  )
    return false;
  return null;
}

/** `null` or `undefined`. */
export function isNothing(node: ts.Expression): boolean {
  return (
    node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === "undefined")
  );
}
