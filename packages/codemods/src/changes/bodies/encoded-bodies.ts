import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import { one } from "../../provenance/values.ts";

/**
 * What is made the JSON of a request, wherever that is, as far as it is one of some values: `JSON.stringify(habit)`
 * of a method, of which a wrapper only sees the options. Empty where something else than an object may be made JSON there.
 */
export function encodedBodies(
  facts: Facts,
  use: ExchangeUse,
  values: ReadonlySet<Value>,
): readonly ts.Expression[] {
  const encoded = [...use.body].filter(
    (value) =>
      isSite(value, "json") && [...bodyObjects(one(value))].some((each) => values.has(each)),
  );
  const nodes = new Set(encoded.map((value) => ("node" in value ? value.node : null)));
  const bodies = [...nodes].map((node) => {
    const [body] = node && ts.isCallExpression(node) ? node.arguments : [];
    return body && isObject(facts, body) ? body : null;
  });
  return bodies.every((body) => body !== null) ? bodies : [];
}

function isObject(facts: Facts, body: ts.Expression): boolean {
  return [...facts.seen(body)].every(
    (value) =>
      value.kind === "service" || value.kind === "typed" || isSite(value, "object", "instance"),
  );
}
