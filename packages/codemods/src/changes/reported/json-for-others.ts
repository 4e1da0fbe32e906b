import { ts } from "ts-morph";
import { isNothing } from "../../program/equality.ts";
import { memberName } from "../../program/member-name.ts";

/** How code prints a text for whoever or whatever reads it, hands it on in an address, or makes a digest of it, which others may have kept. */
const PRINTS =
  /^console\.(?:log|info)$|^process\.stdout\.write$|\.update$|^(?:encodeURIComponent|btoa)$/;

/** How code tells those who look after a program what happens in it: nobody else reads that. */
const LOGS = /(?:^|\.)(?:debug|trace|warn|error|fatal|verbose)$|Error$/;

/** Where a page keeps or shows a text. */
const ON_PAGE = /^(?:window\.)?location\b|^document\.cookie$|\.(?:innerHTML|textContent)$/;

/** Whether JSON is written for somebody else where it stands: printed, put into a text, a page or an answer. */
export function isForOthers(node: ts.Node): boolean {
  return !isPicked(node) && goesOut(node);
}

/** Whether members are picked by their names: `JSON.stringify(habits, ['id', 'title'])`. */
function isPicked(node: ts.Node): boolean {
  const by = ts.isCallExpression(node) ? node.arguments[1] : undefined;
  return by !== undefined && !isNothing(by);
}

function goesOut(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent))
    return goesOut(parent);
  if (ts.isTemplateSpan(parent)) return isText(parent.parent) || goesOut(parent.parent);
  if (ts.isBinaryExpression(parent)) return isAdded(parent, node) || isKeptOnPage(parent, node);
  if (ts.isCallExpression(parent)) return PRINTS.test(parent.expression.getText());
  if (ts.isNewExpression(parent)) return parent.expression.getText() === "Response";
  return ts.isPropertyAssignment(parent) ? isAnswer(parent) : ts.isJsxExpression(parent);
}

/** Whether there is more in a text than the JSON, and it is none that is only logged. */
function isText(node: ts.Expression): boolean {
  const pieces = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    : [];
  return pieces.some(({ text }) => text.trim() !== "") && !isLogged(node);
}

function isAdded(sum: ts.BinaryExpression, part: ts.Node): boolean {
  if (sum.operatorToken.kind !== ts.SyntaxKind.PlusToken) return false;
  const other = sum.left === part ? sum.right : sum.left;
  const isMore = ts.isStringLiteralLike(other) && other.text.trim() !== "";
  return isMore ? !isLogged(sum) : goesOut(sum);
}

function isLogged({ parent }: ts.Node): boolean {
  return (
    (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
    LOGS.test(parent.expression.getText())
  );
}

function isKeptOnPage({ left, operatorToken }: ts.BinaryExpression, value: ts.Node): boolean {
  return (
    operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    left !== value &&
    ON_PAGE.test(left.getText())
  );
}

/** `{ statusCode: 200, body: JSON.stringify(habits) }` is the answer of a function that a cloud calls. */
function isAnswer({ name, parent }: ts.PropertyAssignment): boolean {
  const names = parent.properties.map(memberName);
  return name.getText() === "__html" || (name.getText() === "body" && names.includes("statusCode"));
}
