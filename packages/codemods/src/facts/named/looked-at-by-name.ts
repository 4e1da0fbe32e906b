import { ts } from "ts-morph";
import { enumeratedObject } from "../../program/enumerated-object.ts";
import { comparedWith, isNothing } from "../../program/equality.ts";
import { oncePer } from "../../program/once-per.ts";
import { isOnlyCopied } from "../../program/only-copied.ts";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { knownText } from "../../provenance/text/text.ts";
import { isSite, type Value, writtenNames } from "../../provenance/value.ts";
import { isAnswered, isOfService } from "../value-origin.ts";
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
 * Objects whose own names members of habits are compared by: `Object.keys(wanted).every((key) => habit[key] ===
 * wanted[key])`. A copy of a habit has the names of v2, as that has.
 */
export const comparedByOwnNames = oncePer(
  (machine: Machine): ReadonlySet<Value> =>
    new Set(comparedLookUps(machine).flatMap((node) => enumeratedFor(machine, node))),
);

/** The objects whose own names the key of a look-up in a habit is, where v2 has a member of them deeper. */
function enumeratedFor(
  machine: Machine,
  { expression, argumentExpression }: ts.ElementAccessExpression,
): readonly Value[] {
  const object = enumeratedObject(machine.program, argumentExpression);
  if (!object || ![...(machine.seen.get(expression) ?? [])].some(isAnswered)) return [];
  const own = [...(machine.seen.get(object) ?? [])].flatMap((value) => {
    const parts = isSite(value, "object") ? copiedFrom(machine, [value]) : [];
    return parts.some(isOfService) ? [] : parts.filter((part) => isSite(part, "object"));
  });
  return own.flatMap(writtenNames).some(isDeeper) ? own : [];
}

/** `before[key]` where it is compared with something. */
function comparedLookUps({ program }: Machine): readonly ts.ElementAccessExpression[] {
  return program.nodes(ts.isElementAccessExpression).filter((node) => {
    const other = comparedWith(node);
    return other !== null && !isNothing(other);
  });
}
