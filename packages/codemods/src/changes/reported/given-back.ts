import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { resultsOf } from "../../program/results-of.ts";
import { withHeld } from "../../provenance/held.ts";
import { answering, isMet } from "../../provenance/native/channels.ts";
import type { Value } from "../../provenance/value.ts";
import { NOTHING } from "../../provenance/values.ts";

/** How libraries are told by which function a question of somebody else is answered. */
const ASKED =
  /(?:^|\.)(?:handle|query|mutation|ApolloServer|makeExecutableSchema|createSchema|buildSubgraphSchema|createYoga)$/;

/** How deep functions are looked for in what a library is given: `{ resolvers: { Query: { habits } } }`. */
const DEPTH = 4;

/** What functions give back that a library calls for somebody else, by the function. */
export function givenBack(facts: Facts): ReadonlyMap<ts.Node, ReadonlySet<Value>> {
  const found = new Map<ts.Node, ReadonlySet<Value>>();
  for (const node of facts.program.nodes(ts.isCallOrNewExpression)) {
    if (!ASKED.test(node.expression.getText()) || !isOfLibrary(facts, node)) continue;
    const given = (node.arguments ?? []).flatMap((argument) => [...facts.seen(argument)]);
    for (const value of withHeld(given, DEPTH))
      if (value.kind === "function" && !value.context.module.isModel)
        found.set(
          value.node,
          new Set(resultsOf(value.node).flatMap((each) => [...facts.seen(each)])),
        );
  }
  return found;
}

/** Whether code that is not followed calls what it is given here, be it only because nobody in the program asks for it. */
function isOfLibrary(facts: Facts, node: ts.CallExpression | ts.NewExpression): boolean {
  const [channel] = node.arguments ?? [];
  return [...facts.seen(node.expression)].some(
    (value) =>
      value.kind === "unknown" ||
      (value.kind === "native" &&
        value.native === answering &&
        !isMet(facts, answering, channel ? facts.seen(channel) : NOTHING)),
  );
}
