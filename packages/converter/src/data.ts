import { schemasV2 } from "@habitshift/schemas";
import { convertHabits } from "./habits.ts";
import { isJsonObject, memberOf } from "./json.ts";
import { habitMapping } from "./mapping.ts";
import type { ConvertedLog, ConvertOptions, Version } from "./model.ts";
import { type NoteTaker, take } from "./notes.ts";

/** What `data` of an envelope became, and the logs that its habits recorded. */
export interface ConvertedData {
  readonly value: unknown;
  readonly logs: ConvertedLog[] | undefined;
}

/** What every habit has that is created, and so tells a habit from other payloads, in either version. */
const marks = (schemasV2["habit-create"].required as string[]).map((name) => ({
  v2: name,
  v1: habitMapping.mapping.fields.find((field) => field.op === "move" && field.to[0] === name)
    ?.from,
}));
const marksV2 = marks.map(({ v2 }) => v2);
const otherHeads = [...habitMapping.v2Tree.children.keys()]
  .map(String)
  .filter((name) => !marksV2.includes(name));

/**
 * Converts what an envelope carries: habits, one or a list, where the options say so or they are
 * recognised; anything else is carried over. `taker` stands at the data.
 *
 * @throws {ConversionError} Where a habit is not one of the version that is converted from.
 */
export function convertData(
  data: unknown,
  options: ConvertOptions,
  taker: NoteTaker,
): ConvertedData {
  const items: readonly unknown[] = Array.isArray(data) ? data : [data];
  if (!areHabits(items, options)) {
    const nothing = items.length === 0 || (isJsonObject(data) && Object.keys(data).length === 0);
    if (options.data === undefined && !nothing) {
      take(taker, "kept", [], "it is not known to be a habit; it is carried over");
    }
    return { value: data, logs: undefined };
  }
  if (options.data === undefined)
    take(taker, "assumed", [], "it is taken for a habit by its members");
  const placed = items.map((habit, index) => ({ habit, path: Array.isArray(data) ? [index] : [] }));
  const { values, logs } = convertHabits(placed, options.to, options.logs, taker);
  return { value: Array.isArray(data) ? values : values[0], logs };
}

function areHabits(items: readonly unknown[], { data, to }: ConvertOptions): boolean {
  if (data !== undefined) return data === "habit";
  return items.length > 0 && items.every((item) => isHabit(item, to));
}

function isHabit(item: unknown, to: Version): boolean {
  if (!isJsonObject(item)) return false;
  const has = (name: string | undefined) =>
    name !== undefined && memberOf(item, name) !== undefined;
  if (to === "v2") return marks.every(({ v1 }) => has(v1));
  return marksV2.every(has) && otherHeads.some(has);
}
