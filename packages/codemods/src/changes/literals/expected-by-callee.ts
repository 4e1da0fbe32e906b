import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { expectedParameter } from "../../provenance/types/contextual-type.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";

/**
 * The types that what stands around a function gives its parameters, of the functions that a call hands an object to:
 * `const make = (): Client => ({ update: (id, changes) => … })`.
 */
export function expectedByCallee(facts: Facts, node: ts.Node): readonly TypeRef[] {
  const { parent: call } = node;
  if (!ts.isCallExpression(call)) return [];
  const index = call.arguments.indexOf(node as ts.Expression);
  return [...facts.seen(call.expression)].flatMap((value) => {
    const type =
      index >= 0 && value.kind === "function"
        ? expectedParameter(facts.machine, value.node, index)
        : null;
    return type ? [type] : [];
  });
}
