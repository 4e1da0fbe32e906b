import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { isSite, type SiteValue, type Value } from "../provenance/value.ts";

/** How deep headers are followed into what they copy. */
const DEPTH = 4;

/**
 * The object literals that give calls of the service, and no other calls of the same place, their headers
 * anew for each request: `{ 'X-API-Key': key }` in a method that the call itself calls. Null where a call has none.
 */
export function ownHeaders(
  facts: Facts,
  uses: readonly ExchangeUse[],
): readonly ts.ObjectLiteralExpression[] | null {
  return ofEach(facts, uses, (use) =>
    literals(use.headers).filter((site) => isMadeByCall(facts, site, use.request.node)),
  );
}

/**
 * The object literals that calls of the service, and no other calls of the same place, have among their headers,
 * each copied anew for each request. Null where a call has none.
 */
export function keptHeaders(
  facts: Facts,
  uses: readonly ExchangeUse[],
): readonly ts.ObjectLiteralExpression[] | null {
  return ofEach(facts, uses, (use) => {
    const sender = ts.findAncestor(use.request.node, ts.isFunctionLike);
    const isAnew = ({ node }: SiteValue): boolean =>
      sender !== undefined && ts.findAncestor(node, ts.isFunctionLike) === sender;
    return literals(use.headers, isAnew);
  });
}

/** The first literal of each call that calls of other services do not share. */
function ofEach(
  facts: Facts,
  uses: readonly ExchangeUse[],
  candidates: (use: ExchangeUse) => readonly SiteValue[],
): readonly ts.ObjectLiteralExpression[] | null {
  const shared = sharedLiterals(facts);
  const found = new Set<ts.ObjectLiteralExpression>();
  for (const use of uses) {
    const own = candidates(use).find(({ node }) => !shared.has(node));
    if (!own || !ts.isObjectLiteralExpression(own.node)) return null;
    found.add(own.node);
  }
  return [...found];
}

/** The object literals that go along with calls of other services. */
function sharedLiterals({ machine }: Facts): ReadonlySet<ts.Node> {
  const shared = new Set<ts.Node>();
  for (const calls of machine.exchanges.foreign.values())
    for (const { headers } of calls) for (const { node } of literals(headers)) shared.add(node);
  return shared;
}

/** The objects among headers, and those that they copy as far as a copy is of interest. */
function literals(
  headers: readonly Iterable<Value>[],
  counts: (copy: SiteValue) => boolean = () => true,
): readonly SiteValue[] {
  const found = new Set<SiteValue>();
  let layer = headers.flatMap((values) => [...values]);
  for (let depth = 0; depth <= DEPTH && layer.length > 0; depth += 1) {
    const fresh = layer.filter((value) => isSite(value, "object") && !found.has(value));
    const sites = [...new Set(fresh)] as SiteValue[];
    for (const site of sites) found.add(site);
    layer = sites.filter(counts).flatMap((site) => [...site.spread.values]);
  }
  return [...found];
}

/** Whether a call that stands in the request calls the function that makes the object. */
function isMadeByCall(facts: Facts, site: SiteValue, request: ts.Node): boolean {
  const maker = ts.findAncestor(site.node, ts.isFunctionLike);
  if (!maker || ts.findAncestor(request, (node) => node === maker)) return false;
  const calls = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) && node !== request && facts.seen(node).has(site)) ||
    (ts.forEachChild(node, (child) => calls(child) || undefined) ?? false);
  return calls(request);
}
