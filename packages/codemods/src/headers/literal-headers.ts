import { ts } from "ts-morph";
import { removeProperty } from "../changes/property-list.ts";
import { pathOf } from "../changes/receiver.ts";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { bareExpression } from "../program/bare-expression.ts";
import { memberName } from "../program/member-name.ts";
import { isRepeatable } from "../program/repeatable.ts";
import { isWrittenTo } from "../provenance/value.ts";
import { appendMember } from "./append-member.ts";
import type { HeadersText } from "./headers-text.ts";
import { kindOfHeadersAt, kindOfHeldHeaders, mayBeMissing, mergeHeaders } from "./held-headers.ts";

/** Adds the required headers to options that are written as an object literal; null where it cannot be done. */
export function literalHeaders(
  facts: Facts,
  literal: ts.ObjectLiteralExpression,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  const file = pathOf(literal);
  const member = literal.properties.find((property) => memberName(property) === "headers");
  const later = member && spreadBehind(facts, literal, member);
  if (later) return putAtEnd(facts, literal, later, text, version);
  if (member && ts.isShorthandPropertyAssignment(member)) {
    const kind = kindOfHeadersAt(facts, member.name);
    return [
      replace(
        file,
        rangeOf(member),
        "headers: ",
        ...mergeHeaders(["headers"], kind, text, version),
      ),
    ];
  }
  if (member && ts.isPropertyAssignment(member))
    return inHeaders(facts, bareExpression(member.initializer), text, version);
  const spreads = literal.properties
    .filter(ts.isSpreadAssignment)
    .filter((each) => mayBringHeaders(facts, each.expression));
  const [spread, other] = spreads;
  if (other) return null;
  if (spread && !isRepeatable(spread.expression))
    return isCalled(spread.expression)
      ? [withinSpread(facts, spread.expression, text, version)]
      : null;
  const headers: readonly Piece[] = spread
    ? heldBySpread(facts, spread.expression, text, version)
    : [text.expression(version)];
  return [appendMember(file, literal, ["headers: ", ...headers])];
}

/** A spread behind the headers that is known to bring others in their place. */
interface Overriding {
  readonly member: ts.ObjectLiteralElementLike;
  readonly headers: ts.Expression;
  readonly spread: ts.Expression;
}

function spreadBehind(
  facts: Facts,
  literal: ts.ObjectLiteralExpression,
  member: ts.ObjectLiteralElementLike,
): Overriding | null {
  const headers = ts.isPropertyAssignment(member)
    ? bareExpression(member.initializer)
    : member.name;
  const found = literal.properties
    .slice(literal.properties.indexOf(member))
    .filter(ts.isSpreadAssignment)
    .find(({ expression }) =>
      [...facts.seen(expression)].some(
        (value) => value.kind === "site" && isWrittenTo(value, "headers"),
      ),
    );
  return found && headers && ts.isExpression(headers)
    ? { member, headers, spread: found.expression }
    : null;
}

/** Whichever headers are sent get the required ones, behind all that may replace them. */
function putAtEnd(
  facts: Facts,
  literal: ts.ObjectLiteralExpression,
  { member, headers, spread }: Overriding,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  if (!isRepeatable(spread)) return null;
  const file = pathOf(literal);
  const brought = kindOfHeldHeaders(facts, spread);
  const kind = brought === kindOfHeadersAt(facts, headers) ? brought : "any";
  const chosen = mayBeMissing(facts, spread) ? "?.headers ?? " : ".headers ?? ";
  const held: readonly Piece[] = ["(", rangeOf(spread), chosen, rangeOf(headers), ")"];
  return [
    removeProperty(file, member, literal.properties),
    appendMember(file, literal, ["headers: ", ...mergeHeaders(held, kind, text, version)]),
  ];
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

/** `optionsOf()`, `(await optionsOf())` */
function isCalled(node: ts.Expression): boolean {
  return ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)
    ? isCalled(node.expression)
    : ts.isCallExpression(node);
}

/** `...optionsOf()` → `...((options) => ({ ...options, headers: … }))(optionsOf())` */
function withinSpread(
  facts: Facts,
  expression: ts.Expression,
  text: HeadersText,
  version: string,
): Edit {
  const held = [`options${mayBeMissing(facts, expression) ? "?." : "."}headers`];
  const merged = mergeHeaders(held, kindOfHeldHeaders(facts, expression), text, version);
  const range = rangeOf(expression);
  const made: readonly Piece[] = ["{ ...options, headers: ", ...merged, " }"];
  return replace(pathOf(expression), range, "((options) => (", ...made, "))(", range, ")");
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
  return mergeHeaders(held, kindOfHeldHeaders(facts, expression), text, version);
}

function inHeaders(
  facts: Facts,
  headers: ts.Expression,
  text: HeadersText,
  version: string,
): readonly Edit[] {
  const file = pathOf(headers);
  const kind = kindOfHeadersAt(facts, headers);
  const [given] = kind === "copied" && ts.isNewExpression(headers) ? (headers.arguments ?? []) : [];
  const literal = given ?? headers;
  if (ts.isObjectLiteralExpression(literal))
    return [appendMember(file, literal, [text.members(version)])];
  const range = rangeOf(headers);
  // A method is called on the whole of what was there.
  const isOpen = kind === "copied" && !ts.isLeftHandSideExpression(headers);
  const held: readonly Piece[] = isOpen ? ["(", range, ")"] : [range];
  return [replace(file, range, ...mergeHeaders(held, kind, text, version))];
}
