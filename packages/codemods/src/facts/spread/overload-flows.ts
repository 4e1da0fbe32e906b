import { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import { inferredParameters } from "../../provenance/types/type-parameters.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { Value } from "../../provenance/value.ts";
import { meantSignatures } from "../meant-signatures.ts";
import { signaturesBeside } from "../signatures-beside.ts";
import { type Flow, flowsInto } from "./flows-into.ts";
import { unionParts } from "./union-parts.ts";

/** What calls of overloaded functions give and are given, by the types that the overloads declare for it. */
export function overloadFlows(machine: Machine): readonly Flow[] {
  return machine.program.nodes(ts.isCallExpression).flatMap((node): readonly Flow[] => {
    const given = machine.seen.get(node);
    if (!given) return [];
    const callees = [...(machine.seen.get(node.expression) ?? [])];
    return callees.flatMap((callee) => {
      if (callee.kind !== "function") return [];
      const meant = meantSignatures(machine, node, callee.node);
      const handed = meant.flatMap((each) => argumentsOf(machine, each, node));
      return [
        ...resultsOf(machine, node, callee.node, meant, [...given]),
        ...handed.flatMap(([type, values]) => flowsInto(machine, type, values)),
      ];
    });
  });
}

/** What the overloads that are meant declare to give back, without what is plainly of another one. */
function resultsOf(
  machine: Machine,
  call: ts.CallExpression,
  callee: ts.Node,
  meant: readonly Signature[],
  given: readonly Value[],
): readonly Flow[] {
  const flows = new Map(
    signaturesBeside(callee).map((each) => [
      each,
      resultOf(machine, each, call, given).flatMap(([type, values]) =>
        flowsInto(machine, type, values),
      ),
    ]),
  );
  const all = [...flows.values()].flat();
  const parts = [...new Set(all.map(([type]) => type))];
  const held = [...new Set(all.flatMap(([, values]) => values))];
  const parted = unionParts(machine, parts, held);
  return meant.flatMap((each) =>
    (flows.get(each) ?? []).map(([type, values]): Flow => {
      const taken = new Set(parted.get(type));
      return [type, values.filter((value) => taken.has(value))];
    }),
  );
}

type Signature = ReturnType<typeof meantSignatures>[number];

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

/** What a call hands over, by the types that an overload which it may mean declares for it. */
function argumentsOf(
  machine: Machine,
  signature: Signature,
  call: ts.CallExpression,
): readonly Flow[] {
  return signature.parameters.flatMap(({ type }, index): readonly Flow[] => {
    const argument = call.arguments[index];
    const values = argument && machine.seen.get(argument);
    if (!argument || !type) return [];
    return [[referred(machine, signature, type, call), [...(values ?? [])]]];
  });
}
