import { ts } from "ts-morph";
import { bareExpression } from "../../program/bare-expression.ts";

/** `Array.isArray(list)` */
export function askedForList({ parent }: ts.Expression): ts.CallExpression | null {
  return ts.isCallExpression(parent) && parent.expression.getText() === "Array.isArray"
    ? parent
    : null;
}

/** `list && …`, `list ? … : …`, `if (list) …`: what is asked, with the `!` before it. A list is true, however long it is. */
export function askedForTruth(list: ts.Expression): ts.Expression | null {
  const { parent } = list;
  if (ts.isPrefixUnaryExpression(parent))
    return parent.operator === ts.SyntaxKind.ExclamationToken && isCondition(parent)
      ? parent
      : null;
  return isCondition(list) ? list : null;
}

function isCondition(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (!ts.isBinaryExpression(parent) || parent.left !== node) return false;
  const { kind } = parent.operatorToken;
  const isDenied = ts.isPrefixUnaryExpression(node);
  return (
    kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    (kind === ts.SyntaxKind.BarBarToken && isDenied)
  );
}

/**
 * Whether all that is done with a list where it is asked for is to count it: `habit.days` is nothing but
 * `habit.days.length` in the statement, and behind one that only goes on where there is a list.
 */
export function isCountedBeside(asked: ts.Expression): boolean {
  const asking = ts.findAncestor(asked, ts.isStatement);
  const statement = asking && isGuard(asking) ? asking.parent : asking;
  const text = plain(asked);
  let counted = 0;
  let others = 0;
  const visit = (node: ts.Node): void => {
    if (node !== asked && node.kind === asked.kind && plain(node) === text) {
      const length = bareExpression(node as ts.Expression).parent;
      const isCount = ts.isPropertyAccessExpression(length) && length.name.text === "length";
      if (isCount) counted += 1;
      else others += 1;
    }
    ts.forEachChild(node, visit);
  };
  if (statement) visit(statement);
  return counted > 0 && others === 0;
}

/** `if (!Array.isArray(list)) throw …`, and what may throw itself: `assert(Array.isArray(list))`. */
function isGuard(asking: ts.Statement): boolean {
  if (ts.isExpressionStatement(asking)) return ts.isCallExpression(asking.expression);
  if (!ts.isIfStatement(asking) || asking.elseStatement) return false;
  const { thenStatement } = asking;
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  return (
    last !== undefined &&
    (ts.isThrowStatement(last) || ts.isReturnStatement(last) || ts.isContinueStatement(last))
  );
}

function plain(node: ts.Node): string {
  return node.getText().replaceAll("?.", ".");
}
