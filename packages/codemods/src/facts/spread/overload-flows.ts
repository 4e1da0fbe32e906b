import { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import type { Value } from "../../provenance/value.ts";
import { meantSignatures } from "../meant-signatures.ts";
import { signaturesBeside } from "../signatures-beside.ts";
import { type Flow, flowsInto } from "./flows-into.ts";

/** What calls of overloaded functions give and are given, by the types that the overloads declare for it. */
export function overloadFlows(machine: Machine): readonly Flow[] {
  const known = new Map<ts.Node, readonly ts.TypeNode[]>();
  return machine.program.nodes().flatMap((node): readonly Flow[] => {
    const given = ts.isCallExpression(node) ? machine.seen.get(node) : undefined;
    if (!ts.isCallExpression(node) || !given) return [];
    const callees = [...(machine.seen.get(node.expression) ?? [])];
    return callees.flatMap((callee) => {
      if (callee.kind !== "function") return [];
      const types = known.get(callee.node) ?? declaredResults(callee.node);
      known.set(callee.node, types);
      const flows = [
        ...types.map((type) => [type, [...given]] as const),
        ...argumentsOf(machine, node, callee.node),
      ];
      return flows.flatMap(([type, values]) =>
        flowsInto(machine, machine.types.refer(type), values),
      );
    });
  });
}

/** What the overloads of a function are declared to give back. */
function declaredResults(node: ts.Node): readonly ts.TypeNode[] {
  return signaturesBeside(node).flatMap(({ type }) => (type ? [type] : []));
}

/** What a call hands over, by the types that the overloads which it may mean declare for it. */
function argumentsOf(
  machine: Machine,
  call: ts.CallExpression,
  callee: ts.Node,
): readonly (readonly [type: ts.TypeNode, values: readonly Value[]])[] {
  const seen = call.arguments.map((each) => [...(machine.seen.get(each) ?? [])]);
  return meantSignatures(machine, call, callee).flatMap(({ parameters }) =>
    parameters.flatMap(({ type }, index) => (type && seen[index] ? [[type, seen[index]]] : [])),
  );
}
