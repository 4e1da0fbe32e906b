import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import type { Value } from "../../provenance/value.ts";

/** The expression by which code hands a body to a client that was generated; null where none is seen to. */
export function givenBody(
  facts: Facts,
  { chain }: ExchangeUse,
  values: ReadonlySet<Value>,
): ts.Expression | null {
  const last = chain.findLastIndex((node) => facts.program.moduleOf(node).generated !== null);
  const caller = last < 0 ? undefined : chain[last + 1];
  if (!caller || !ts.isCallExpression(caller)) return null;
  for (const argument of caller.arguments) {
    const found = holding(facts, argument, values);
    if (found) return found;
  }
  return null;
}

/** An expression that holds one of the values, or the member of a literal that does. */
function holding(
  facts: Facts,
  node: ts.Expression,
  values: ReadonlySet<Value>,
): ts.Expression | null {
  if ([...facts.seen(node)].some((value) => values.has(value))) return node;
  if (!ts.isObjectLiteralExpression(node)) return null;
  for (const property of node.properties) {
    const inner = ts.isPropertyAssignment(property)
      ? holding(facts, property.initializer, values)
      : null;
    if (inner) return inner;
  }
  return null;
}
