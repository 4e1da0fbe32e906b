import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { isSite, type SiteValue } from "../provenance/value.ts";
import { memberName } from "./payload-literal.ts";
import { queryBySetter } from "./query-by-setter.ts";
import { queryInLiteral } from "./query-in-literal.ts";
import type { QueryValue } from "./query-value.ts";

/** `new URLSearchParams({ habitId })`, `params: { habitId }`, `url.searchParams.set('habitId', id)`. */
export function queryInObjects(facts: Facts, use: ExchangeUse, name: string): QueryValue | null {
  const holes = use.match.parts.flatMap((part) =>
    "hole" in part ? [...facts.seen(part.hole)] : [],
  );
  const { url } = use.request.slots;
  const sites = [...holes, ...(url ? facts.seen(url) : []), ...use.query].filter(
    (value): value is SiteValue => isSite(value, "search-params", "object", "url"),
  );
  for (const site of sites) {
    const found = inSite(facts, site, name, 0) ?? queryBySetter(facts, site, name);
    if (found) return found;
  }
  return null;
}

function inSite(facts: Facts, site: SiteValue, name: string, depth: number): QueryValue | null {
  if (depth > 4) return null;
  const { node } = site;
  if (site.is === "object" && ts.isObjectLiteralExpression(node)) {
    const member = node.properties.find((property) => memberName(property) === name);
    if (member) return queryInLiteral(node, member);
  }
  const inner = [...site.spread.values, ...(site.props.get("searchParams")?.values ?? [])];
  for (const value of inner) {
    const found = value.kind === "site" ? inSite(facts, value, name, depth + 1) : null;
    if (found) return found;
  }
  return null;
}
