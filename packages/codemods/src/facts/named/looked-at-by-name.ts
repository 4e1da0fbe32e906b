import { ts } from "ts-morph";
import { enumeratedObject } from "../../program/enumerated-object.ts";
import { comparedWith, isNothing } from "../../program/equality.ts";
import { oncePer } from "../../program/once-per.ts";
import { isOnlyCopied } from "../../program/only-copied.ts";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { knownText } from "../../provenance/text/text.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import { isOfService } from "../value-origin.ts";
import { isDeeper } from "./is-deeper.ts";

/**
 * Names by which members are compared or shown as well as copied, `before[key] !== after[key]`, and of which v2 has the
 * member deeper: it has objects there, which are never the same.
 */
export const lookedAtByName = oncePer((machine: Machine): ReadonlySet<Value> => {
  const places = machine.program
    .nodes(ts.isElementAccessExpression)
    .filter(({ argumentExpression }) => !isOnlyCopied(machine, argumentExpression));
  const names = places.flatMap((node) => machine.lookUps.keys(node));
  return new Set(names.filter((key) => isDeeper(knownText(key) ?? "")));
});

/**
 * Objects whose own names members of others are compared by: `Object.keys(wanted).every((key) => habit[key] ===
 * wanted[key])`. A copy of a habit has the names of v2, as that has.
 */
export const comparedByOwnNames = oncePer((machine: Machine): ReadonlySet<Value> => {
  const found = new Set<Value>();
  for (const { expression, argumentExpression } of comparedLookUps(machine)) {
    const object = enumeratedObject(machine.program, argumentExpression);
    if (!object || object.getText() === expression.getText()) continue;
    for (const value of machine.seen.get(object) ?? [])
      if (isSite(value, "object") && !copiedFrom(machine, [value]).some(isOfService))
        found.add(value);
  }
  return found;
});

/** `before[key]` where it is compared with something. */
function comparedLookUps({ program }: Machine): readonly ts.ElementAccessExpression[] {
  return program.nodes(ts.isElementAccessExpression).filter((node) => {
    const other = comparedWith(node);
    return other !== null && !isNothing(other);
  });
}
