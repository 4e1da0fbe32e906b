import { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import { mayBeOf } from "../../provenance/types/may-be-of.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { Value } from "../../provenance/value.ts";
import { rootFrameOf } from "../root-frame.ts";
import { signaturesBeside, takesTexts } from "../signatures-beside.ts";

type Flow = readonly [type: TypeRef, values: readonly Value[]];

/** How deep a type is followed: recursive types have no end. */
const DEPTH = 6;

/** What calls of overloaded functions give and take, by the types that the overloads declare for it. */
export function overloadFlows(machine: Machine): readonly Flow[] {
  const known = new Map<ts.Node, readonly ts.TypeNode[]>();
  const found: Flow[] = [];
  for (const node of machine.program.nodes()) {
    if (!ts.isCallExpression(node)) continue;
    const given = machine.seen.get(node);
    if (!given) continue;
    for (const callee of machine.seen.get(node.expression) ?? []) {
      if (callee.kind !== "function") continue;
      const types = known.get(callee.node) ?? declaredResults(callee.node);
      known.set(callee.node, types);
      for (const type of types)
        found.push(...flowsInto(machine, machine.types.refer(type), [...given]));
      found.push(...argumentFlows(machine, node, callee.node));
    }
  }
  return found;
}

/** What a call hands over, by the overloads that take the texts beside it. */
function argumentFlows(
  machine: Machine,
  { arguments: given }: ts.CallExpression,
  callee: ts.Node,
): readonly Flow[] {
  return signaturesBeside(callee)
    .filter((signature) => takesTexts(signature, given))
    .flatMap(({ parameters }) =>
      parameters.flatMap(({ type }, index) => {
        const argument = given[index];
        const values = argument && machine.seen.get(argument);
        return type && values ? flowsInto(machine, machine.types.refer(type), [...values]) : [];
      }),
    );
}

/** What the overloads of a function are declared to give back. */
function declaredResults(node: ts.Node): readonly ts.TypeNode[] {
  return signaturesBeside(node).flatMap(({ type }) => (type ? [type] : []));
}

/** Of several things that a function may give, each goes where it can be what is declared. */
function flowsInto(
  machine: Machine,
  type: TypeRef,
  values: readonly Value[],
  depth = 0,
): readonly Flow[] {
  if (depth > DEPTH || values.length === 0) return [];
  const { verbs } = machine;
  const structure = machine.types.expand(type);
  const into = (part: TypeRef, of: readonly Value[]): readonly Flow[] =>
    flowsInto(machine, part, of, depth + 1);
  switch (structure.is) {
    case "promise":
      return into(structure.of, [...verbs.awaited(new Set(values))]);
    case "list": {
      const held = values.filter(({ kind }) => kind === "service" || kind === "site");
      const frame = rootFrameOf(machine);
      return into(
        structure.of,
        held.flatMap((value) => [...verbs.elements(value, frame)]),
      );
    }
    case "union":
      return structure.of.flatMap((part) => into(part, values));
    case "object":
      return [[type, values.filter((value) => mayBeOf(machine, value, type))]];
    default:
      return [];
  }
}
