import type { Machine } from "./machine.ts";
import { nativeMethod } from "./native/methods.ts";
import { valuesOf } from "./typed.ts";
import type { TypedValue, Values } from "./value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "./values.ts";

/** A member of a declared type; scalars stay fields, so that what holds them is known. */
export function typedMember(
  machine: Machine,
  value: TypedValue,
  name: string,
  outer: readonly TypedValue[] = [],
): Values {
  if (outer.includes(value)) return NOTHING;
  const method = nativeMethod(machine, value, name);
  if (method) return method;
  const structure = machine.types.expand(value.type);
  if (structure.is === "record") return valuesOf(machine, structure.of);
  if (structure.is === "tuple") {
    const element = structure.of[Number(name)];
    return element ? valuesOf(machine, element) : JUST_PLAIN;
  }
  if (structure.is !== "object") return JUST_UNKNOWN;
  const found = structure.members.get(name);
  if (!found) {
    const inherited = structure.bases.flatMap((base) => [...valuesOf(machine, base)]);
    const typed = inherited.filter((base) => base.kind === "typed");
    if (typed.length > 0)
      return union(...typed.map((base) => typedMember(machine, base, name, [...outer, value])));
    return structure.index ? valuesOf(machine, structure.index) : JUST_UNKNOWN;
  }
  if (!found.type) return JUST_UNKNOWN;
  const values = valuesOf(machine, found.type);
  const scalar = [...values].every((each) => each.kind === "plain" || each.kind === "unknown");
  return scalar ? one(machine.intern.field(value, name)) : values;
}
