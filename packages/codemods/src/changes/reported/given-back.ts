import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { withHeld } from "../../provenance/held.ts";
import type { FunctionNode, Value } from "../../provenance/value.ts";

/** How libraries are told by which function a question of somebody else is answered. */
const ASKED =
  /(?:^|\.)(?:handle|query|mutation|ApolloServer|makeExecutableSchema|createSchema|buildSubgraphSchema|createYoga)$/;

/** How deep functions are looked for in what a library is given: `{ resolvers: { Query: { habits } } }`. */
const DEPTH = 4;

/** What functions give back that a library calls for somebody else, by the function. */
export function givenBack(facts: Facts): ReadonlyMap<ts.Node, ReadonlySet<Value>> {
  const found = new Map<ts.Node, ReadonlySet<Value>>();
  for (const node of facts.program.nodes()) {
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) continue;
    if (!ASKED.test(node.expression.getText()) || !isOfLibrary(facts, node.expression)) continue;
    const given = (node.arguments ?? []).flatMap((argument) => [...facts.seen(argument)]);
    for (const value of withHeld(given, DEPTH))
      if (value.kind === "function" && !value.context.module.isModel)
        found.set(
          value.node,
          new Set(returned(value.node).flatMap((each) => [...facts.seen(each)])),
        );
  }
  return found;
}

function isOfLibrary(facts: Facts, callee: ts.Expression): boolean {
  return [...facts.seen(callee)].some(({ kind }) => kind === "unknown");
}

/** The expressions that a function gives back. */
function returned({ body }: FunctionNode): readonly ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  return nodesIn(body).flatMap((node) =>
    ts.isReturnStatement(node) && node.expression && isOwn(node, body) ? [node.expression] : [],
  );
}

/** Whether a statement is not one of a function within. */
function isOwn(node: ts.Node, body: ts.Block): boolean {
  return ts.findAncestor(node, ts.isFunctionLike) === body.parent;
}
