import { ts } from "ts-morph";
import { isWithin } from "../changes/is-within.ts";
import type { Facts } from "../facts/facts.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { hasRequiredHeaders } from "./present-headers.ts";

/**
 * The ways of calls that still lack headers once all calls further out have theirs: what stands in for a client
 * (`load({ fetch: own })`) hands on what the call that it stands in for is given.
 */
export function usesThatLack(
  facts: Facts,
): (uses: Iterable<ExchangeUse>) => readonly ExchangeUse[] {
  const written = new Map<ts.Node, ReadonlySet<ts.Node>>();
  for (const { call, uses } of facts.machine.exchanges.all.values()) {
    const nodes = [...uses.values()].flatMap(headerNodes);
    written.set(call.node, new Set([...(written.get(call.node) ?? []), ...nodes]));
  }
  const isHanded = (use: ExchangeUse): boolean => {
    const held = headerNodes(use);
    const [own] = use.chain;
    return use.chain.some((call, at) => {
      const inner = use.chain[at - 1];
      if (!inner || call === own || !standsIn(facts, call, inner)) return false;
      return held.some((node) => written.get(call)?.has(node) ?? false);
    });
  };
  return (uses) => [...uses].filter((use) => !hasRequiredHeaders(use) && !isHanded(use));
}

/**
 * Whether a call runs another one itself, and not where it tells how it went: `$.ajax({ success() { … } })`. `fetch`
 * calls nothing back, so that what it runs was put in its place: `window.fetch = (...args) => original(...args)`.
 */
function standsIn(facts: Facts, call: ts.Node, inner: ts.Node): boolean {
  return (
    ts.isCallExpression(call) &&
    [...facts.seen(call.expression)].some((value) =>
      value.kind === "function"
        ? isWithin(inner, value.node)
        : value.kind === "native" && value.native.name === "fetch",
    )
  );
}

/** Where the headers of a call are made. */
function headerNodes({ headers }: ExchangeUse): readonly ts.Node[] {
  return headers.flatMap((layer) =>
    [...layer].flatMap((value) => (value.kind === "site" ? [value.node] : [])),
  );
}
