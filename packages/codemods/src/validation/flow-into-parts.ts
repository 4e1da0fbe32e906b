import type { NativeCall } from "../provenance/native/native.ts";
import type { Structure } from "../provenance/types/structure.ts";
import type { TypeRef } from "../provenance/types/type-ref.ts";
import { flowInto } from "../provenance/types/typed.ts";
import type { Values } from "../provenance/value.ts";
import { flatMap } from "../provenance/values.ts";

/** How deep a schema is followed into its parts: recursive schemas have no end. */
const DEPTH = 12;

/** Notes what goes into the parts of a schema that make something else of it: `z.array(wire.transform(toView))`. */
export function flowIntoParts(call: NativeCall, type: TypeRef, values: Values, depth = 0): void {
  if (depth > DEPTH || values.size === 0) return;
  const structure = call.machine.types.expand(type);
  if (structure.is === "unknown" && structure.made)
    flowInto(call.machine, structure.made.takes, values);
  for (const [part, held] of parts(call, structure, values))
    flowIntoParts(call, part, held, depth + 1);
}

/** What a schema is made of, and what goes into each part of it. */
function parts(
  { machine, frame, node }: NativeCall,
  structure: Structure,
  values: Values,
): readonly (readonly [part: TypeRef, held: Values])[] {
  switch (structure.is) {
    case "unknown":
      return structure.made ? [[structure.made.takes, values]] : [];
    case "list":
    case "record":
      return [[structure.of, flatMap(values, (value) => machine.verbs.elements(value, frame))]];
    case "union":
      return structure.of.map((part) => [part, values]);
    case "object":
      return [
        ...structure.bases.map((base) => [base, values] as const),
        ...[...structure.members.values()].flatMap(({ name, type }) => {
          const held = flatMap(values, (value) => machine.verbs.member(value, name, frame, node));
          return type ? [[type, held] as const] : [];
        }),
      ];
    default:
      return [];
  }
}
