import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isMet, telling } from "../../provenance/native/channels.ts";
import type { Value } from "../../provenance/value.ts";
import { NOTHING } from "../../provenance/values.ts";

/** What is told on channels that nobody in the program hears, by the call. */
export function unheard(facts: Facts): ReadonlyMap<ts.Node, ReadonlySet<Value>> {
  const found = new Map<ts.Node, ReadonlySet<Value>>();
  for (const node of facts.program.nodes(ts.isCallExpression)) {
    if (!tells(facts, node.expression)) continue;
    const [channel, ...told] = node.arguments;
    if (isMet(facts, telling, channel ? facts.seen(channel) : NOTHING)) continue;
    found.set(node, new Set(told.flatMap((each) => [...facts.seen(each)])));
  }
  return found;
}

function tells(facts: Facts, callee: ts.Expression): boolean {
  return [...facts.seen(callee)].some(
    (value) => value.kind === "native" && value.native === telling,
  );
}
