import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import { baseQueryClient } from "../client/http-client.ts";
import { type Edit, insert, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { bareExpression } from "../program/bare-expression.ts";
import { isRepeatable } from "../program/repeatable.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { isSite } from "../provenance/value.ts";
import { ajaxHeaders } from "./ajax-headers.ts";
import { appendMember } from "./append-member.ts";
import { argumentHeaders } from "./argument-headers.ts";
import { asIterable } from "./as-iterable.ts";
import { attemptHeaders, hidesHooks, hookableOptions } from "./attempt-hook.ts";
import { baseQueryHeaders } from "./base-query-headers.ts";
import { clientVersionFor } from "./client-version.ts";
import { emptiedMember } from "./emptied-member.ts";
import { headersBySetter, receiverOf } from "./headers-by-setter.ts";
import type { HeadersText } from "./headers-text.ts";
import { kindOfHeldHeaders, mayBeMissing, mergeHeaders } from "./held-headers.ts";
import { hookHeaders } from "./hook-headers.ts";
import { interceptorEdits } from "./interceptor.ts";
import { literalHeaders } from "./literal-headers.ts";
import { resourceHeaders } from "./resource-headers.ts";
import { lastSpread, spreadOptions } from "./spread-options.ts";

/** The edits that add the required headers at a place; null where it cannot be done. */
export function requestHeaders(
  facts: Facts,
  use: ExchangeUse,
  node: ts.Node,
  isClient: boolean,
  text: HeadersText,
): readonly Edit[] | null {
  const version = clientVersionFor(facts, pathOf(node));
  const cast = asIterable(facts, node);
  const told = cast === "" ? text : { ...text, cast };
  return isClient ? onClient(facts, use, node, told, version) : onCall(facts, use, told, version);
}

/** The headers for all calls of a client, where it is made. */
function onClient(
  facts: Facts,
  { request: { client } }: ExchangeUse,
  node: ts.Node,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  const { attempts } = client;
  if (attempts) return attemptHeaders(node, hookableOptions(node, attempts), 0, attempts, version);
  return ts.isObjectLiteralExpression(node)
    ? [appendMember(pathOf(node), node, [text.members(version)])]
    : interceptorEdits(facts, node, text, version);
}

/** The headers of one call, in the way of its client. */
function onCall(
  facts: Facts,
  use: ExchangeUse,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  const { client, instance, node: call, slots } = use.request;
  const { link, setter, shortFor, options, optionsIndex, headersIndex } = slots;
  if (link) return linked(call, link, text.expression(version));
  if (setter) return headersBySetter(call, setter, version);
  if (client.sendsAgain) return hookHeaders(call, options, version);
  if (shortFor) return ajaxHeaders(call, shortFor, text, version);
  if (headersIndex !== undefined) return argumentHeaders(facts, call, headersIndex, text, version);
  if (client === baseQueryClient) return baseQueryHeaders(options, text, version);
  // Where a configured wrapper takes headers is not known.
  if (optionsIndex < 0) return client.isCold ? resourceHeaders(facts, call, text, version) : null;
  const { attempts } = client;
  const hooked =
    attempts &&
    !hidesHooks(instance, attempts) &&
    attemptHeaders(call, options, optionsIndex, attempts, version);
  return hooked || amongOptions(facts, use, text, version);
}

/** The headers among the options of a call. */
function amongOptions(
  facts: Facts,
  use: ExchangeUse,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  const { node: call, slots } = use.request;
  const { options, optionsIndex, url } = slots;
  const spread = lastSpread(call);
  if (spread && (!options || [spread, spread.expression].includes(options)))
    return spreadOptions(facts, spread, optionsIndex, text, version);
  if (!options) return withOptions(call, url, optionsIndex, text, version);
  if (ts.isSpreadElement(options) || ts.isSpreadElement(options.parent)) return null;
  const bare = bareExpression(options);
  const emptied = emptiedMember(use, bare);
  if (emptied)
    return [insert(pathOf(bare), emptied.getStart(), `headers: ${text.expression(version)}`)];
  return inOptions(facts, bare, withRequest(facts, url, text), version);
}

/** `get(url)` → `get(url).set(…)`. */
function linked(
  call: ts.Node,
  { name, side }: NonNullable<ExchangeUse["request"]["slots"]["link"]>,
  headers: string,
): readonly Edit[] | null {
  const behind = side === "behind" ? call : receiverOf(call);
  return behind && [insert(pathOf(call), behind.getEnd(), `.${name}(${headers})`)];
}

/** Options replace the headers of a `Request` that they go with, which has the required ones from where it is made. */
function withRequest(facts: Facts, url: ts.Expression | null, text: HeadersText): HeadersText {
  const mayBeRequest =
    url !== null && [...facts.seen(url)].some((value) => isSite(value, "request"));
  if (!mayBeRequest || !isRepeatable(url)) return text;
  const name = url.getText();
  const chosen = (version: string): string =>
    `...(${name} instanceof Request ? Object.fromEntries(${name}.headers${text.cast ?? ""}) : ${text.expression(version)})`;
  return {
    ...text,
    members: chosen,
    expression: (version) => `{ ${chosen(version)} }`,
  };
}

/** `fetch(url)` → `fetch(url, { headers: … })`; a callback in their place comes behind them. */
function withOptions(
  call: ts.Node,
  url: ts.Expression | null,
  index: number,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  if (!url || (!ts.isCallExpression(call) && !ts.isNewExpression(call))) return null;
  const args = isCalledWithThis(call) ? (call.arguments ?? []).slice(1) : (call.arguments ?? []);
  const missing = "undefined, ".repeat(Math.max(0, index - args.length));
  const last = args.at(-1);
  const next = args[index];
  if (next)
    return [insert(pathOf(call), next.getStart(), `{ headers: ${text.expression(version)} }, `)];
  return last
    ? [insert(pathOf(call), last.getEnd(), `, ${missing}{ headers: ${text.expression(version)} }`)]
    : null;
}

/** `fetch.call(this, url)`, whose arguments begin behind the object. */
function isCalledWithThis({ expression }: ts.CallExpression | ts.NewExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && expression.name.text === "call";
}

function inOptions(
  facts: Facts,
  options: ts.Expression,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  const file = pathOf(options);
  if (ts.isObjectLiteralExpression(options)) return literalHeaders(facts, options, text, version);
  const held: readonly Piece[] = isRepeatable(options) ? [rangeOf(options)] : ["options"];
  const optional = isRepeatable(options) && mayBeMissing(facts, options) ? "?." : ".";
  const made: readonly Piece[] = [
    "{ ...",
    ...held,
    ", headers: ",
    ...mergeHeaders(
      [...held, `${optional}headers`],
      kindOfHeldHeaders(facts, options),
      text,
      version,
    ),
    " }",
  ];
  return isRepeatable(options)
    ? [replace(file, rangeOf(options), ...made)]
    : [replace(file, rangeOf(options), "((options) => (", ...made, "))(", rangeOf(options), ")")];
}
