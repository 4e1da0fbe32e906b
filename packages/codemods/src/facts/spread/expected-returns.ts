import { ts } from "ts-morph";
import { resultsOf } from "../../program/results-of.ts";
import type { Machine } from "../../provenance/machine.ts";
import { returnedByContext } from "../../provenance/types/contextual-type.ts";
import { type Flow, flowsInto } from "./flows-into.ts";

/** What functions give back that say of no type what they are: `const mapper: Mapper<Habit> = { toWire: (own) => ({ … }) }`. */
export function expectedReturns(machine: Machine): readonly Flow[] {
  return machine.program.nodes(isFunction).flatMap((node): readonly Flow[] => {
    const type = node.type ? null : returnedByContext(machine, node);
    if (!type) return [];
    const values = resultsOf(node).flatMap((each) => [...(machine.seen.get(each) ?? [])]);
    return [...flowsInto(machine, type, values)];
  });
}

function isFunction(
  node: ts.Node,
): node is ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node);
}
