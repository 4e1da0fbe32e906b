import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { carriedBy } from "./carried.ts";
import type { Proposal } from "./proposal.ts";

/** How servers answer with an object: `res.json(habits)`, `reply.send(habits)`, `Response.json(habits)`. */
const ANSWERS: ReadonlySet<string> = new Set(["json", "send"]);

/**
 * Whole objects of the service that a server of one's own answers with: whoever asks it gets what v2 has, and
 * who that is stands in no import.
 */
export function findAnsweredValues(facts: Facts): readonly Proposal[] {
  return [...facts.machine.escapes].flatMap(([node, handed]): readonly Proposal[] => {
    const callee = calleeOf(node);
    if (!callee) return [];
    const carriers = carriedBy(facts, handed);
    const [first] = carriers;
    if (!first) return [];
    return [
      {
        change: first.change,
        node,
        message: `\`${callee.getText()}\` answers with what the service gave: whoever asks gets members of v2`,
        edits: null,
        confidence: "manual",
        reason: "change those who ask as well, or give them an object with names of your own",
        ties: carriers.map(({ carrier }) => carrier),
      },
    ];
  });
}

function calleeOf(node: ts.Node): ts.Expression | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  return ANSWERS.has(node.expression.name.text) ? node.expression : null;
}
