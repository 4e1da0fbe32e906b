import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { predicateOn } from "../../provenance/types/predicate-on.ts";

/**
 * Whether a type is what a payload itself is taken for, so that its names are those of v2 with it:
 * `value as Partial<Record<keyof Habit, unknown>>` in a function that says `value is Habit`.
 */
export function isOfPayload(facts: Facts, type: ts.TypeNode): boolean {
  const { parent } = type;
  if (ts.isTypeReferenceNode(parent)) return isOfPayload(facts, parent);
  if (!ts.isAsExpression(parent) || parent.type !== type) return false;
  const values = [...facts.seen(parent.expression)];
  return (
    predicateOn(facts.program, parent.expression) !== null ||
    (values.length > 0 && values.every((value) => facts.roles.roleOf(value).size > 0))
  );
}
