import { isTypeScript } from "../../program/is-typescript.ts";
import type { Machine } from "../machine.ts";
import { nativeMethod } from "../native/methods.ts";
import type { TypedValue, Value, Values } from "../value.ts";
import { JUST_DECLARED, JUST_PLAIN, NOTHING, one, union } from "../values.ts";
import type { Structure } from "./structure.ts";
import { valuesOf } from "./typed.ts";

type ObjectStructure = Extract<Structure, { is: "object" }>;

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
  if (structure.is === "list") {
    return /^\d+$/.test(name) ? valuesOf(machine, structure.of) : JUST_PLAIN;
  }
  if (structure.is !== "object") return JUST_DECLARED;
  const found = structure.members.get(name);
  if (!found) return undeclared(machine, value, structure, name, outer);
  if (!found.type) return JUST_DECLARED;
  const values = valuesOf(machine, found.type);
  const scalar = [...values].every((each) => each.kind === "plain" || each.kind === "unknown");
  return scalar ? one(machine.intern.field(value, name)) : values;
}

/** A member that a type has by its bases or its index signature; none where the type is known as a whole. */
function undeclared(
  machine: Machine,
  value: TypedValue,
  structure: ObjectStructure,
  name: string,
  outer: readonly TypedValue[],
): Values {
  const inherited = structure.bases.flatMap((base) => [...valuesOf(machine, base)]);
  const typed = inherited.filter((base) => base.kind === "typed");
  const found = typed.map((base) => typedMember(machine, base, name, [...outer, value]));
  if (structure.index) return union(...found, valuesOf(machine, structure.index));
  return union(...found, isClosed(value, structure, inherited) ? NOTHING : JUST_DECLARED);
}

/** The compiler lets nobody read what a type does not declare: of a union, this is then not the part that is read. */
function isClosed(
  { type }: TypedValue,
  structure: ObjectStructure,
  inherited: readonly Value[],
): boolean {
  return (
    isTypeScript(type.node) &&
    structure.members.size > 0 &&
    inherited.every(({ kind }) => kind === "typed")
  );
}
