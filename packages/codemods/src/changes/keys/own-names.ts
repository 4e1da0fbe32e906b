import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import { enumeratedObject } from "../../program/enumerated-object.ts";
import { equalityOf } from "../../program/equality.ts";
import { keyNames } from "../../provenance/types/key-names.ts";
import { isSite, type Value, writtenNames } from "../../provenance/value.ts";
import { holdsOnly } from "../key-uses.ts";

/**
 * Whether a key is a name that a habit of v2 has itself, as in `for (const key in habit) copy[key] = habit[key]`. Of two
 * habits the members of v2 that hold others are never the same.
 */
export function isOfOwnNames(
  facts: Facts,
  { parent, argumentExpression }: ts.ElementAccessExpression,
  role: Role,
): boolean {
  const object = enumeratedObject(facts.program, argumentExpression);
  const values = object && facts.seen(object);
  const isCompared =
    ts.isBinaryExpression(parent) && equalityOf(parent.operatorToken.kind) !== null;
  return values !== null && values.size > 0 && !isCompared && holdsOnly(facts, values, role);
}

/**
 * The names of the objects of the program's own whose names a key is, `Object.keys(wanted).filter((key) => habit[key] !==
 * wanted[key])`, which keep those of v1; null where others may come.
 */
export function enumeratedNames(
  facts: Facts,
  { argumentExpression }: ts.ElementAccessExpression,
): readonly string[] | null {
  const object = enumeratedObject(facts.program, argumentExpression);
  const values = [...(object ? facts.seen(object) : [])];
  if (values.length === 0 || facts.roles.rolesOf(values).size > 0) return null;
  const said = object && namesSaidOf(facts, object);
  if (said) return said;
  const named = values.map((value) => namesOf(facts, value));
  return named.includes(null) ? null : [...new Set(named.flatMap((names) => names ?? []))];
}

/** `Object.keys(wanted) as (keyof Wanted)[]` */
function namesSaidOf({ program, machine }: Facts, object: ts.Expression): readonly string[] | null {
  const call = object.parent;
  const cast = ts.isCallExpression(call) ? call.parent : undefined;
  if (!cast || !ts.isAsExpression(cast)) return null;
  const list = cast.type;
  const of = ts.isArrayTypeNode(list) ? list.elementType : null;
  const type = of && ts.isParenthesizedTypeNode(of) ? of.type : of;
  const names = type && keyNames({ ...machine.types, program }, machine.types.refer(type), type);
  return names && names.size > 0 ? [...names] : null;
}

/** The names that the code, or a type, gives to the members of an object that keeps them; null where it may have others. */
function namesOf(facts: Facts, value: Value): readonly string[] | null {
  if (value.kind === "typed") {
    const structure = facts.machine.types.expand(value.type);
    return structure.is === "object" ? [...structure.members.keys()] : null;
  }
  const isWritten =
    isSite(value, "object") && value.element.values.size === 0 && value.spread.values.size === 0;
  return isWritten ? writtenNames(value) : null;
}
