import { ts } from "ts-morph";
import { ENUMERATED } from "../dialects/enumerated.ts";
import type { Facts } from "../facts/facts.ts";
import { carriedBy } from "./carried.ts";
import type { Proposal } from "./proposal.ts";

/** Objects of the service whose members a template shows by any names: those of v2 have other ones. */
export function findEnumeratedMembers(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === ENUMERATED)
      found.push(...proposalsFor(facts, node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  for (const { reading, source } of facts.program.modules.values())
    if (reading?.code.includes(ENUMERATED)) visit(source);
  return found;
}

function proposalsFor(facts: Facts, node: ts.Expression | undefined): readonly Proposal[] {
  const carried = node ? carriedBy(facts, facts.seen(node)) : [];
  const [first] = carried;
  if (!node || !first) return [];
  return [
    {
      change: first.change,
      node,
      message: `\`${node.getText()}\` is gone through by the names of its members, which are others in v2`,
      edits: null,
      confidence: "manual",
      reason: "name the members that are shown, so that these can be followed",
      ties: carried.map(({ carrier }) => carrier),
    },
  ];
}
