import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { ownerOf } from "../../program/binding.ts";
import { type BodyValue, bodyObjects } from "../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { isSite } from "../../provenance/value.ts";
import { isWithin } from "../is-within.ts";

/**
 * What a request sends, where its JSON is made before the call or written to it later:
 * `const body = JSON.stringify(habit)`, `req.end(JSON.stringify(habit))`. Null where several bodies may be
 * sent, where other requests send theirs through the same place, or where it is in another function, such as the
 * helper that a call goes to.
 */
export function encodedBeside(facts: Facts, use: ExchangeUse, at: ts.Node): ts.Expression | null {
  const encoded = new Set(
    [...use.body].flatMap((value) => (isSite(value, "json") ? [value.node] : [])),
  );
  const [node, ...others] = encoded;
  if (!node || others.length > 0 || !ts.isCallExpression(node)) return null;
  const [body] = node.arguments;
  const owner = ownerOf(node);
  const isBeside =
    isWithin(at, owner) || (isWithin(node, ownerOf(at)) && !leadsInto(use, at, owner));
  if (!body || !isBeside) return null;
  const sent = new Set([...bodyObjects(use.body)].map(placeOf));
  return [...bodyObjects(facts.seen(body))].every((value) => sent.has(placeOf(value)))
    ? body
    : null;
}

/** Whether a call of the chain leads to one that is made in a function. */
function leadsInto({ chain }: ExchangeUse, call: ts.Node, owner: ts.Node): boolean {
  return chain.slice(0, Math.max(chain.indexOf(call), 0)).some((inner) => isWithin(inner, owner));
}

/** A literal is the same wherever its function was called from. */
function placeOf(value: BodyValue): unknown {
  return value.kind === "site" ? value.node : value;
}
