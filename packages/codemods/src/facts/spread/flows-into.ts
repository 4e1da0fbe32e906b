import type { Machine } from "../../provenance/machine.ts";
import { mayBeOf } from "../../provenance/types/may-be-of.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { Value } from "../../provenance/value.ts";
import { rootFrameOf } from "../root-frame.ts";

/** Values that stand where a type is declared. */
export type Flow = readonly [type: TypeRef, values: readonly Value[]];

/** How deep a type is followed: recursive types have no end. */
const DEPTH = 6;

/** Of several things that a function may give, each goes where it can be what is declared. */
export function flowsInto(
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
