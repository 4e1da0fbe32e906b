import { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import { inferredParameters } from "../../provenance/types/type-parameters.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { Value } from "../../provenance/value.ts";
import { meantSignatures } from "../meant-signatures.ts";
import { signaturesBeside } from "../signatures-beside.ts";
import { type Flow, flowsInto } from "./flows-into.ts";

/** What calls of overloaded functions give and are given, by the types that the overloads declare for it. */
export function overloadFlows(machine: Machine): readonly Flow[] {
  const known = new Map<ts.Node, readonly Signature[]>();
  return machine.program.nodes(ts.isCallExpression).flatMap((node): readonly Flow[] => {
    const given = machine.seen.get(node);
    if (!given) return [];
    const callees = [...(machine.seen.get(node.expression) ?? [])];
    return callees.flatMap((callee) => {
      if (callee.kind !== "function") return [];
      const signatures = known.get(callee.node) ?? signaturesBeside(callee.node);
      known.set(callee.node, signatures);
      const flows = [
        ...signatures.flatMap((each) => resultOf(machine, each, node, [...given])),
        ...argumentsOf(machine, node, callee.node),
      ];
      return flows.flatMap(([type, values]) => flowsInto(machine, type, values));
    });
  });
}

type Signature = ReturnType<typeof signaturesBeside>[number];

/** What an overload is declared to give back where it is called so. */
function resultOf(
  machine: Machine,
  signature: Signature,
  call: ts.CallExpression,
  given: readonly Value[],
): readonly Flow[] {
  return signature.type ? [[referred(machine, signature, signature.type, call), given]] : [];
}

/** A type of an overload, with what a call says of its type parameters by the names that it hands over. */
function referred(
  machine: Machine,
  signature: Signature,
  type: ts.TypeNode,
  call: ts.CallExpression,
): TypeRef {
  const args = call.arguments.map((each) => machine.seen.get(each));
  return machine.types.refer(type, new Map(inferredParameters(machine, signature, args)));
}

/** What a call hands over, by the types that the overloads which it may mean declare for it. */
function argumentsOf(machine: Machine, call: ts.CallExpression, callee: ts.Node): readonly Flow[] {
  const seen = call.arguments.map((each) => [...(machine.seen.get(each) ?? [])]);
  return meantSignatures(machine, call, callee).flatMap((signature) =>
    signature.parameters.flatMap(({ type }, index): readonly Flow[] => {
      const values = seen[index];
      return type && values ? [[referred(machine, signature, type, call), values]] : [];
    }),
  );
}
