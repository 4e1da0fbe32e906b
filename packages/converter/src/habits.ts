import type { LogRecordV2 } from "@habitshift/schemas";
import { notAPayload } from "./conversion-error.ts";
import { type ConvertedHabit, convertHabit } from "./habit.ts";
import { type JsonObject, memberOf } from "./json.ts";
import { habitMapping, type Removal } from "./mapping.ts";
import type { ConvertedLog, Version } from "./model.ts";
import { type NoteTaker, take } from "./notes.ts";
import type { Segment } from "./pointer.ts";

/** A habit of an envelope, and where it stands below `data`. */
export interface PlacedHabit {
  readonly habit: unknown;
  readonly path: readonly Segment[];
}

/** What the habits of an envelope became, and the logs of all that had a record of completions. */
export interface ConvertedHabits {
  readonly values: JsonObject[];
  readonly logs: ConvertedLog[] | undefined;
}

/**
 * Converts the habits of one envelope.
 *
 * @throws {ConversionError} Where one is not a habit of the version that is converted from.
 */
export function convertHabits(
  placed: readonly PlacedHabit[],
  to: Version,
  logs: readonly LogRecordV2[] | undefined,
  taker: NoteTaker,
): ConvertedHabits {
  const faults = placed.flatMap(({ habit, path }) => {
    const found = to === "v2" ? habitMapping.checkV1(habit) : habitMapping.checkV2(habit);
    return found.map((fault) => ({ ...fault, path: [...taker.base, ...path, ...fault.path] }));
  });
  if (faults.length > 0) throw notAPayload(`a list of ${to === "v2" ? "v1" : "v2"} habits`, faults);
  const converted = placed.map(({ habit, path }) => {
    const own = { base: [...taker.base, ...path], notes: taker.notes };
    return convertHabit(habit as JsonObject, to, logs, placed.length === 1, own);
  });
  const recorded = converted.filter((it) => it.logs);
  for (const field of habitMapping.removals) noteOwners(field, placed, converted, taker);
  return {
    values: converted.map(({ value }) => value),
    logs: recorded.length > 0 ? recorded.flatMap((it) => it.logs ?? []) : undefined,
  };
}

/** Notes where logs, once they are in one list, no longer say whose they are. */
function noteOwners(
  { from, records, change }: Removal,
  placed: readonly PlacedHabit[],
  converted: readonly ConvertedHabit[],
  taker: NoteTaker,
): void {
  if (!records || converted.length === 1 || converted.every(({ logs }) => !logs)) return;
  const ids = converted.map(({ value }) => memberOf(value, records.owner.from));
  placed.forEach(({ path }, index) => {
    const id = ids[index];
    if (!converted[index]?.logs) {
      take(
        taker,
        "lost",
        path,
        `without \`${from}\`, it comes back with one from the logs`,
        change,
      );
    } else if (id === undefined || ids.filter((other) => other === id).length > 1) {
      take(taker, "lost", [...path, from], "the logs do not say which habit they are of", change);
    }
  });
}
