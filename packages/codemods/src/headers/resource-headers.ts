import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import { type Edit, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { bareExpression } from "../program/bare-expression.ts";
import { lastReturned } from "../program/results-of.ts";
import type { HeadersText } from "./headers-text.ts";
import { literalHeaders } from "./literal-headers.ts";

/** `httpResource(() => url)` → `httpResource(() => ({ url: url, headers: … }))`; null where it asks in several places. */
export function resourceHeaders(
  facts: Facts,
  call: ts.Node,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  const asked = askedFor(call);
  if (!asked) return null;
  if (ts.isObjectLiteralExpression(asked)) return literalHeaders(facts, asked, text, version);
  if (holdsRequests(facts, asked)) return null;
  const range = rangeOf(asked);
  const isBody = ts.isArrowFunction(asked.parent) && asked.parent.body === asked;
  const [open, close] = isBody ? ["({ url: ", " })"] : ["{ url: ", " }"];
  const headers = `, headers: ${text.expression(version)}`;
  return [replace(pathOf(asked), range, open, range, headers, close)];
}

/** Whether something else than an address may come out. */
function holdsRequests(facts: Facts, node: ts.Expression): boolean {
  const bare = bareExpression(node);
  if (ts.isConditionalExpression(bare))
    return [bare.whenTrue, bare.whenFalse].some((each) => holdsRequests(facts, each));
  if (ts.isStringLiteralLike(bare) || ts.isTemplateExpression(bare) || isSum(bare)) return false;
  const held = [...facts.seen(bare)];
  return held.length === 0 || held.some(({ kind }) => kind !== "text");
}

function isSum(node: ts.Expression): boolean {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

/** What a resource asks for, where its function says so in one place; null where it does not. */
export function askedFor(node: ts.Node): ts.Expression | null {
  const [ask] = ts.isCallExpression(node) ? node.arguments : [];
  if (!ask || !(ts.isArrowFunction(ask) || ts.isFunctionExpression(ask))) return null;
  const given = ts.isBlock(ask.body) ? lastReturned(ask.body) : ask.body;
  return given && whereAsked(given);
}

/** `id() ? request : undefined`: nothing is asked for in between. */
function whereAsked(given: ts.Expression): ts.Expression {
  const bare = bareExpression(given);
  if (!ts.isConditionalExpression(bare)) return bare;
  if (isUndefined(bare.whenFalse)) return whereAsked(bare.whenTrue);
  return isUndefined(bare.whenTrue) ? whereAsked(bare.whenFalse) : bare;
}

function isUndefined(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === "undefined";
}
