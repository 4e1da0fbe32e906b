import { ts } from "ts-morph";

/** The innermost node that two others stand in. */
export function shared(one: ts.Node, other: ts.Node): ts.Node {
  let at = one;
  while (!holds(at, other)) at = at.parent;
  return at;
}

/** Whether a node is another, or has it within. */
export function holds(outer: ts.Node, inner: ts.Node): boolean {
  return (
    outer.getSourceFile() === inner.getSourceFile() &&
    outer.pos <= inner.pos &&
    outer.end >= inner.end
  );
}

/** Whether code runs whenever what is around it does, as no branch, no loop and no guard stands between. */
export function isUnconditional(node: ts.Node, around: ts.Node): boolean {
  for (let at = node; at !== around; at = at.parent) {
    const { parent } = at;
    if (!parent || isBranch(parent, at)) return false;
    if (ts.isBlock(parent) && hasGuard(parent, at)) return false;
  }
  return true;
}

/** Whether no loop stands between a node and what is around it. */
export function isOutsideLoops(node: ts.Node, around: ts.Node): boolean {
  for (let at = node; at !== around; at = at.parent) {
    if (!at.parent || ts.isIterationStatement(at.parent, false)) return false;
  }
  return true;
}

/** Whether a part of a node runs only sometimes when it does. */
export function isBranch(parent: ts.Node, part: ts.Node): boolean {
  if (ts.isIfStatement(parent)) return part !== parent.expression;
  if (ts.isConditionalExpression(parent)) return part !== parent.condition;
  if (ts.isBinaryExpression(parent))
    return part === parent.right && LOGICAL.has(parent.operatorToken.kind);
  if (ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent))
    return parent.questionDotToken !== undefined || ts.isOptionalChain(parent);
  return (
    ts.isIterationStatement(parent, false) ||
    ts.isLabeledStatement(parent) ||
    ts.isSwitchStatement(parent) ||
    ts.isCaseOrDefaultClause(parent) ||
    ts.isTryStatement(parent) ||
    ts.isCatchClause(parent)
  );
}

const LOGICAL: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
]);

/** `if (!part) return this;` before it. */
function hasGuard({ statements }: ts.Block, at: ts.Node): boolean {
  return statements.slice(0, statements.indexOf(at as ts.Statement)).some(mayLeave);
}

function mayLeave(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  return (
    ts.isReturnStatement(node) ||
    ts.forEachChild(node, (each) => mayLeave(each) || undefined) === true
  );
}
