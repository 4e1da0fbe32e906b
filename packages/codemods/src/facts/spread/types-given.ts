import type { ts } from "ts-morph";
import { append } from "../../program/append.ts";
import { oncePer } from "../../program/once-per.ts";
import type { Machine } from "../../provenance/machine.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";

/** The types that what is made at a place is given to, as parameters, variables and members are declared with them. */
export function typesGiven(machine: Machine, node: ts.Node): readonly TypeRef[] {
  return typesByMaker(machine).get(node) ?? [];
}

const typesByMaker = oncePer((machine: Machine): ReadonlyMap<ts.Node, readonly TypeRef[]> => {
  const found = new Map<ts.Node, TypeRef[]>();
  for (const [type, values] of machine.typeFlows) {
    const makers = new Set<ts.Node>();
    for (const value of values) if (value.kind === "site") makers.add(value.node);
    for (const maker of makers) append(found, maker, type);
  }
  return found;
});
