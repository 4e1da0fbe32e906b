import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import { enumeratedObject } from "../../program/enumerated-object.ts";
import { equalityOf } from "../../program/equality.ts";
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
