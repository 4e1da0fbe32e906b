import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { overloadFlows } from "../../facts/spread/overload-flows.ts";
import { memberName } from "../../program/member-name.ts";
import { oncePer } from "../../program/once-per.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { Value } from "../../provenance/value.ts";

const flowsOf = oncePer(({ machine }: Facts) => overloadFlows(machine));

/** The types that overloads declare for an object which a call hands over, itself or within another. */
export function overloadTypes(facts: Facts, node: ts.Node): readonly TypeRef[] {
  const { parent } = node;
  if (ts.isCallExpression(parent)) {
    const isIt = (value: Value): boolean => value.kind === "site" && value.node === node;
    return flowsOf(facts).flatMap(([type, values]) => (values.some(isIt) ? [type] : []));
  }
  if (!ts.isPropertyAssignment(parent) || parent.initializer !== node) return [];
  const name = memberName(parent);
  return overloadTypes(facts, parent.parent).flatMap((type) => {
    const structure = facts.machine.types.expand(type);
    const member = structure.is === "object" && name ? structure.members.get(name) : undefined;
    return member?.type ? [member.type] : [];
  });
}
