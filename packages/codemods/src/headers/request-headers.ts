import { ts } from "ts-morph";
import { memberName } from "../changes/object-literals.ts";
import { isRepeatable } from "../changes/outgoing-value.ts";
import { pathOf } from "../changes/receiver.ts";
import { type Edit, insert, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { isSite, isWrittenTo } from "../provenance/value.ts";
import { clientVersionFor } from "./client-version.ts";
import type { HeadersText } from "./headers-text.ts";
import { interceptorEdits } from "./interceptor.ts";

/** The edits that add the required headers at a place; null where it cannot be done. */
export function requestHeaders(
  facts: Facts,
  use: ExchangeUse,
  node: ts.Node,
  isClient: boolean,
  text: HeadersText,
): readonly Edit[] | null {
  const version = clientVersionFor(facts, pathOf(node));
  if (isClient) return interceptorEdits(facts, node, text, version);
  const { options, optionsIndex, url } = use.request.slots;
  const call = use.request.node;
  if (!options) return withOptions(call, url, optionsIndex, text, version);
  if (ts.isSpreadElement(options)) return null;
  return inOptions(facts, unwrap(options), text, version);
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
    ? unwrap(node.expression)
    : node;
}

/** `fetch(url)` → `fetch(url, { headers: … })`. */
function withOptions(
  call: ts.Node,
  url: ts.Expression | null,
  index: number,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  if (!url || (!ts.isCallExpression(call) && !ts.isNewExpression(call))) return null;
  const args = call.arguments ?? [];
  const missing = "undefined, ".repeat(Math.max(0, index - args.length));
  const last = args.at(-1);
  return last
    ? [insert(pathOf(call), last.getEnd(), `, ${missing}{ headers: ${text.expression(version)} }`)]
    : null;
}

function inOptions(
  facts: Facts,
  options: ts.Expression,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  const file = pathOf(options);
  if (ts.isObjectLiteralExpression(options)) return inLiteral(facts, options, text, version);
  const held: readonly Piece[] = isRepeatable(options) ? [rangeOf(options)] : ["options"];
  const optional = isRepeatable(options) && mayBeMissing(facts, options) ? "?." : ".";
  const made: readonly Piece[] = [
    "{ ...",
    ...held,
    ", headers: ",
    ...merged([...held, `${optional}headers`], kindOfHeaders(facts, options), text, version),
    " }",
  ];
  return isRepeatable(options)
    ? [replace(file, rangeOf(options), ...made)]
    : [replace(file, rangeOf(options), "((options) => (", ...made, "))(", rangeOf(options), ")")];
}

function mayBeMissing(facts: Facts, node: ts.Expression): boolean {
  const values = facts.seen(node);
  return (
    values.size === 0 ||
    [...values].some((value) => value.kind === "plain" || value.kind === "unknown")
  );
}

type HeadersKind = "object" | "headers" | "pairs" | "any";

/** What headers an options object holds. */
function kindOfHeaders(facts: Facts, options: ts.Expression): HeadersKind {
  const sites = [...facts.seen(options)].filter((value) => value.kind === "site");
  const held = sites.flatMap((site) =>
    site.kind === "site" ? [...(site.props.get("headers")?.values ?? [])] : [],
  );
  return kindOf(held);
}

function kindOf(values: Iterable<import("../provenance/value.ts").Value>): HeadersKind {
  const all = [...values];
  if (all.some((value) => isSite(value, "headers")))
    return all.every((value) => isSite(value, "headers")) ? "headers" : "any";
  if (all.some((value) => isSite(value, "array"))) return "pairs";
  return all.some((value) => value.kind === "typed" && false) ? "any" : "object";
}

/** The headers that were there, with the required ones after them. */
function merged(
  held: readonly Piece[],
  kind: HeadersKind,
  text: HeadersText,
  version: string,
): readonly Piece[] {
  switch (kind) {
    case "object":
      return ["{ ...", ...held, `, ${text.members(version)} }`];
    case "headers":
    case "pairs":
      return ["{ ...Object.fromEntries(", ...held, `), ${text.members(version)} }`];
    case "any":
      return ["{ ...Object.fromEntries(new Headers(", ...held, `)), ${text.members(version)} }`];
  }
}

function inLiteral(
  facts: Facts,
  literal: ts.ObjectLiteralExpression,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  const file = pathOf(literal);
  const member = literal.properties.find((property) => memberName(property) === "headers");
  if (member && ts.isShorthandPropertyAssignment(member)) {
    const kind = kindOf(facts.seen(member.name));
    return [
      replace(file, rangeOf(member), "headers: ", ...merged(["headers"], kind, text, version)),
    ];
  }
  if (member && ts.isPropertyAssignment(member))
    return inHeaders(facts, unwrap(member.initializer), text, version);
  const spreads = literal.properties
    .filter(ts.isSpreadAssignment)
    .filter((each) => mayBringHeaders(facts, each.expression));
  const [spread, other] = spreads;
  if (other || (spread && !isRepeatable(spread.expression))) return null;
  const headers: readonly Piece[] = spread
    ? heldBySpread(facts, spread.expression, text, version)
    : [text.expression(version)];
  return [appendMember(file, literal, ["headers: ", ...headers])];
}

/** Whether a spread may bring in headers: an object that is known not to have them does not. */
function mayBringHeaders(facts: Facts, expression: ts.Expression): boolean {
  const values = [...facts.seen(expression)].filter((value) => value.kind !== "plain");
  return (
    values.length === 0 ||
    values.some(
      (value) =>
        value.kind !== "site" || isWrittenTo(value, "headers") || value.spread.values.size > 0,
    )
  );
}

function heldBySpread(
  facts: Facts,
  expression: ts.Expression,
  text: HeadersText,
  version: string,
): readonly Piece[] {
  const held: readonly Piece[] = [
    rangeOf(expression),
    `${mayBeMissing(facts, expression) ? "?." : "."}headers`,
  ];
  return merged(held, kindOfHeaders(facts, expression), text, version);
}

function inHeaders(
  facts: Facts,
  headers: ts.Expression,
  text: HeadersText,
  version: string,
): readonly Edit[] {
  const file = pathOf(headers);
  if (ts.isObjectLiteralExpression(headers))
    return [appendMember(file, headers, [text.members(version)])];
  return [
    replace(
      file,
      rangeOf(headers),
      ...merged([rangeOf(headers)], kindOf(facts.seen(headers)), text, version),
    ),
  ];
}

/** Adds a member at the end of an object literal, in the layout of the others. */
export function appendMember(
  file: string,
  literal: ts.ObjectLiteralExpression,
  pieces: readonly Piece[],
): Edit {
  const last = literal.properties.at(-1);
  if (!last) return replace(file, rangeOf(literal), "{ ", ...pieces, " }");
  const source = literal.getSourceFile().text;
  const indent = /\n([ \t]*)$/.exec(source.slice(0, last.getStart()))?.[1];
  const eol = source.includes("\r\n") ? "\r\n" : "\n";
  const lead = indent === undefined ? ", " : `,${eol}${indent}`;
  return insert(file, last.getEnd(), lead, ...pieces);
}
