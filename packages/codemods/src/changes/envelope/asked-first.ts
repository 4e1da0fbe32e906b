import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import { isTested } from "../../program/is-tested.ts";
import { pathOf } from "../receiver.ts";

/** Whether an expression stands before `&&`, where only its truth counts for what follows. */
export function isAskedFirst(node: ts.Expression): boolean {
  return isBoth(node.parent) && node.parent.left === node;
}

/** `error && error.length` that is shown: v1 shows `null` where nothing failed, an absent error of v2 does not. */
export function nullWhereAsked(node: ts.Expression): readonly Edit[] | null {
  const first = node.parent;
  if (!isBoth(first)) return null;
  let whole: ts.BinaryExpression = first;
  while (isBoth(whole.parent) && whole.parent.left === whole) whole = whole.parent;
  if (!isShown(whole)) return null;
  const file = pathOf(node);
  return [
    replace(file, rangeOf(first.operatorToken), "?"),
    insert(file, whole.getEnd(), " : null"),
  ];
}

/** Whether the value itself is handed on as it is, be it only to be printed. */
function isShown(node: ts.Expression): boolean {
  const { parent } = node;
  if (isTested(node)) return false;
  return (
    (ts.isCallExpression(parent) && parent.expression.getText() !== "Boolean") ||
    ts.isTemplateSpan(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isArrayLiteralExpression(parent)
  );
}

function isBoth(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  );
}
