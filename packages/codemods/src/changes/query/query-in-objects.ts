import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { clientHeaders } from "../../headers/client-headers.ts";
import { memberName } from "../../program/member-name.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { isSite, type SiteValue, writtenNames } from "../../provenance/value.ts";
import { place } from "../flat-edit.ts";
import { isWithin } from "../is-within.ts";
import { queriesBySetter } from "./query-by-setter.ts";
import { queryInLiteral } from "./query-in-literal.ts";
import type { FoundQuery, QueryValue } from "./query-value.ts";

/** The options of a call that get headers, so that they stay when nothing else is left in them. */
function keptOptions(facts: Facts, use: ExchangeUse): ts.Expression | null {
  return clientHeaders(facts, use) ? null : use.request.slots.options;
}

/** `new URLSearchParams({ habitId })`, `params: { habitId }`, `url.searchParams.set('habitId', id)`. */
export function queryInObjects(facts: Facts, use: ExchangeUse, name: string): QueryValue | null {
  const alone = onlyParameter(facts, use, name);
  if (alone) return alone;
  const holes = use.match.parts.flatMap((part) =>
    "hole" in part ? [...facts.seen(part.hole)] : [],
  );
  const { url } = use.request.slots;
  const sites = [...holes, ...(url ? facts.seen(url) : []), ...use.query].filter(
    (value): value is SiteValue => isSite(value, "search-params", "http-params", "object", "url"),
  );
  const sets = sites.map((site) => queriesBySetter(facts, use, site, name));
  const found = [
    ...sets.flatMap(({ own }) => own),
    ...sites.flatMap((site, index) => [
      ...inSite(facts, use, site, name, 0),
      ...(sets[index]?.common ?? []),
    ]),
  ];
  return ownOf(facts, use, found) ?? found[0] ?? null;
}

/**
 * The value that the outermost of the calls hands over that lead to the request: what several calls give a wrapper meets
 * where that makes one query of them.
 */
function ownOf(facts: Facts, use: ExchangeUse, found: readonly QueryValue[]): QueryValue | null {
  if (found.length < 2) return null;
  for (const call of [...use.chain].reverse()) {
    const own = found.find(({ edits, ...value }) => {
      const expression = edits === null || !("expression" in value) ? null : value.expression;
      return expression !== null && isHandedBy(facts, call, expression);
    });
    if (own) return own;
  }
  return null;
}

/** Whether an expression stands in an argument of a call, or in what was seen to be one. */
function isHandedBy(facts: Facts, call: ts.Node, expression: ts.Expression): boolean {
  if (isWithin(expression, call)) return true;
  const given = ts.isCallExpression(call) ? call.arguments : [];
  return given.some((argument) =>
    [...facts.seen(argument)].some(
      (value) => value.kind === "site" && isWithin(expression, value.node),
    ),
  );
}

/** `'/notes?' + new URLSearchParams({ habitId })`: a query of this parameter alone goes as a whole. */
function onlyParameter(facts: Facts, use: ExchangeUse, name: string): QueryValue | null {
  const { query } = use.match;
  const [mark, held, ...others] = place(use.match).filter(({ end }) => end > query.start);
  if (!mark || !held || others.length > 0 || !("hole" in held.part)) return null;
  const { hole } = held.part;
  if (use.match.flat.slice(query.start, held.start) !== "?") return null;
  const params = [...facts.seen(hole)].filter((value) => isSite(value, "search-params"));
  // The object is at hand where the path is written only if that stands before the mark.
  const kept = mark.start < query.start ? keptParameter(facts, params, hole, name) : null;
  if (kept) return { ...kept, inText: query };
  const literals = params.flatMap((value) => [...value.spread.values]);
  const [literal] = literals;
  if (literals.length !== 1 || !literal || !isSite(literal, "object")) return null;
  const { node } = literal;
  if (!ts.isObjectLiteralExpression(node) || !isWithin(node, hole)) return null;
  const [member] = node.properties;
  if (node.properties.length !== 1 || !member || memberName(member) !== name) return null;
  const found = queryInLiteral(facts, node, member, keptOptions(facts, use));
  return found.edits === null ? found : { ...found, edits: [], inText: query };
}

/** `'/notes?' + new URLSearchParams(params)`, where none of the objects that come there has another member. */
function keptParameter(
  facts: Facts,
  params: readonly SiteValue[],
  hole: ts.Node,
  name: string,
): Omit<FoundQuery, "inText"> | null {
  const [node, ...others] = new Set(params.map((each) => each.node));
  if (!node || others.length > 0 || !isWithin(node, hole)) return null;
  const [held] = ts.isNewExpression(node) ? (node.arguments ?? []) : [];
  if (!held || !isRepeatable(held) || !isAlways(facts, held, name)) return null;
  return {
    value: [`\${encodeURIComponent(${held.getText()}.${name})}`],
    expression: held,
    edits: [],
  };
}

/** Whether each object that comes to a place has one member, which has this name. */
function isAlways(facts: Facts, held: ts.Expression, name: string): boolean {
  const values = [...facts.seen(held)];
  return (
    values.length > 0 &&
    values.every(
      (value) =>
        isSite(value, "object") &&
        value.spread.values.size === 0 &&
        value.element.values.size === 0 &&
        writtenNames(value).join() === name,
    )
  );
}

function inSite(
  facts: Facts,
  use: ExchangeUse,
  site: SiteValue,
  name: string,
  depth: number,
): readonly QueryValue[] {
  if (depth > 4) return [];
  const { node } = site;
  if (site.is === "object" && ts.isObjectLiteralExpression(node)) {
    const member = node.properties.find((property) => memberName(property) === name);
    if (member) return [queryInLiteral(facts, node, member, keptOptions(facts, use))];
  }
  const inner = [...site.spread.values, ...(site.props.get("searchParams")?.values ?? [])];
  return inner.flatMap((value) =>
    value.kind === "site" ? inSite(facts, use, value, name, depth + 1) : [],
  );
}
