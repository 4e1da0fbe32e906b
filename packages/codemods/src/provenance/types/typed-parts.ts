import { heldBy } from "../held.ts";
import type { Machine } from "../machine.ts";
import type { Value } from "../value.ts";
import type { Structure } from "./structure.ts";
import type { TypeRef } from "./type-ref.ts";

/** How deep types within types are followed. */
const DEPTH = 4;

/** What a type is made of, with the values that stand there. */
type Visit = (structure: Structure, values: readonly Value[]) => void;

/** Visits the types that are written for values, and those of the lists, the unions and the objects in them. */
export function forEachTypedPart(machine: Machine, visit: Visit): void {
  const descend = (type: TypeRef, values: readonly Value[], depth: number): void => {
    if (values.length === 0 || depth > DEPTH) return;
    const structure = machine.types.expand(type);
    visit(structure, values);
    for (const [inner, held] of within(structure, values)) descend(inner, held, depth + 1);
  };
  for (const [type, values] of machine.typeFlows) descend(type, [...values], 0);
}

/** The types that a type is made of, with what values of it hold there. */
function within(
  structure: Structure,
  values: readonly Value[],
): readonly (readonly [TypeRef, readonly Value[]])[] {
  switch (structure.is) {
    case "list":
    case "record":
    case "promise":
      return [[structure.of, values.flatMap(heldBy)]];
    case "union":
      return structure.of.map((part) => [part, values]);
    case "object":
      return [...structure.members.values()].flatMap(({ name, type }) =>
        type ? [[type, values.flatMap((value) => heldUnder(value, name))] as const] : [],
      );
    default:
      return [];
  }
}

/** What an object of the program holds under a name. */
export function heldUnder(value: Value, name: string): readonly Value[] {
  return value.kind === "site" ? [...(value.props.get(name)?.values ?? [])] : [];
}
