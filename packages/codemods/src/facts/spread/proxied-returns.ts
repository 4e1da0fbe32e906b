import { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import { expectedType } from "../../provenance/types/contextual-type.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { type Flow, flowsInto } from "./flows-into.ts";

/** What methods give back that only the traps of a proxy make: `new Proxy({} as Client, { get: (_, path) => () => load(path) })`. */
export function proxiedReturns(machine: Machine): readonly Flow[] {
  const { program, seen, types } = machine;
  const proxies = program.nodes(ts.isNewExpression).filter(isProxy);
  if (proxies.length === 0) return [];
  const declared = proxies.flatMap((node) => {
    const type = typeOf(machine, node);
    return type ? [{ structure: types.expand(type), values: seen.get(node) ?? new Set() }] : [];
  });
  return program.nodes(ts.isCallExpression).flatMap((call): readonly Flow[] => {
    const { expression: method } = call;
    if (!ts.isPropertyAccessExpression(method)) return [];
    const receivers = [...(seen.get(method.expression) ?? [])];
    return declared.flatMap(({ structure, values }) => {
      if (structure.is !== "object" || !receivers.some((each) => values.has(each))) return [];
      const member = structure.members.get(method.name.text)?.type;
      const made = member && types.expand(member);
      return made?.is === "function" && made.returns
        ? flowsInto(machine, made.returns, [...(seen.get(call) ?? [])])
        : [];
    });
  });
}

function isProxy({ expression }: ts.NewExpression): boolean {
  return ts.isIdentifier(expression) && expression.text === "Proxy";
}

/** What a proxy is declared as, where it is kept or by its target. */
function typeOf(machine: Machine, node: ts.NewExpression): TypeRef | null {
  const [written] = node.typeArguments ?? [];
  const [target] = node.arguments ?? [];
  const asserted = target && ts.isAsExpression(target) ? target.type : undefined;
  const type = written ?? asserted;
  return expectedType(machine, node) ?? (type ? machine.types.refer(type) : null);
}
