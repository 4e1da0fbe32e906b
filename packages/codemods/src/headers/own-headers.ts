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
  const shared = new Set<ts.Node>();
  for (const calls of facts.machine.exchanges.foreign.values())
    for (const { headers } of calls) for (const { node } of literals(headers)) shared.add(node);
  const found = new Set<ts.ObjectLiteralExpression>();
  for (const use of uses) {
    const own = literals(use.headers).find(
      (site) => !shared.has(site.node) && isMadeByCall(facts, site, use.request.node),
    );
    if (!own || !ts.isObjectLiteralExpression(own.node)) return null;
    found.add(own.node);
  }
  return [...found];
}

function literals(headers: readonly Iterable<Value>[], depth = 0): readonly SiteValue[] {
  if (depth > DEPTH) return [];
  return headers.flatMap((layer) =>
    [...layer].flatMap((value) =>
      isSite(value, "object") ? [value, ...literals([value.spread.values], depth + 1)] : [],
    ),
  );
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
