import { oncePer } from "../../program/once-per.ts";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isSite, type SiteValue, type Value } from "../../provenance/value.ts";
import { memberReads } from "../member-reads.ts";
import { isTakenIn } from "./taken-in.ts";

/**
 * Whether code reads objects, or copies of them, along with habits, or copies habits into them: these have the names of
 * v2. What takes a habit in where it can have its old names is none.
 *
 * @param isHabit - What may be a habit there.
 */
export function meetsHabits(
  machine: Machine,
  own: readonly SiteValue[],
  isHabit: (value: Value) => boolean,
): boolean {
  const copies = new Set<Value>(own);
  for (const object of machine.sites)
    if (
      isSite(object, "object") &&
      copiedFrom(machine, [object]).some((value) => copies.has(value))
    )
      copies.add(object);
  const isMixed = (values: readonly Value[]): boolean =>
    values.some((value) => copies.has(value)) && values.some(isHabit);
  return readTogether(machine).some(isMixed) || [...copies].some((copy) => copiesOne(copy));

  function copiesOne(copy: Value): boolean {
    if (copy.kind !== "site" || (isSite(copy, "object") && isTakenIn(machine, copy))) return false;
    return isHabit(copy) || [...copy.spread.values].some(isHabit);
  }
}

/** What the same code reads, or takes for the same. */
const readTogether = oncePer((machine: Machine): readonly (readonly Value[])[] => [
  ...memberReads(machine).map(({ receivers }) => [...receivers]),
  ...[...machine.likenesses.all.values()].map(({ left, right }) => [...left, ...right]),
]);
