import type { CompletionRecords, LogRecordV2 } from "@habitshift/schemas";
import { type Draft, getterOf, type JsonObject, memberOf, valueAt } from "./json.ts";
import type { ConvertedLog } from "./model.ts";

/** Days of completion, each once. */
export interface Days {
  /** In the order in which they were first listed. */
  readonly distinct: readonly string[];
  /** The number of days in the longest run of days in a row; 0 where there are none. */
  readonly longestRun: number;
}

/** Takes the repetitions out of a list of days, `YYYY-MM-DD` each, and finds the longest run. */
export function countDays(listed: readonly string[]): Days {
  const inOrder = runInOrder(listed);
  if (inOrder !== undefined) return { distinct: listed, longestRun: inOrder };
  const distinct = [...new Set(listed)];
  return { distinct, longestRun: runInOrder(distinct.toSorted()) ?? 0 };
}

/** The longest run; undefined where a day does not come after the one before it. Most lists are in order. */
function runInOrder(days: readonly string[]): number | undefined {
  let longest = 0;
  let run = 0;
  let before = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    const number = numberOfDay(day);
    if (number <= before) return undefined;
    run = number - 1 === before ? run + 1 : 1;
    if (run > longest) longest = run;
    before = number;
  }
  return longest;
}

/** The days from the 1st of March of the year 0 to a day; a year that starts in March ends with the leap day. */
function numberOfDay(day: string): number {
  const month = twoDigits(day, 5);
  const year = twoDigits(day, 0) * 100 + twoDigits(day, 2) - (month > 2 ? 0 : 1);
  const century = Math.floor(year / 100);
  const leapDays = Math.floor(year / 4) - century + Math.floor(century / 4);
  const daysBefore = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5);
  return year * 365 + leapDays + daysBefore + twoDigits(day, 8);
}

function twoDigits(text: string, start: number): number {
  return text.charCodeAt(start) * 10 + text.charCodeAt(start + 1) - 528;
}

/** Makes the logs that record the completion of a v2 habit, as this package built it, on each of some days. */
export function logMakerOf({
  owner,
  day,
  amount,
  unit,
}: CompletionRecords): (habit: Draft, days: readonly string[]) => ConvertedLog[] {
  const amountOf = getterOf(amount.from);
  const unitOf = getterOf(unit.from);
  return (habit, days) => {
    if (days.length === 0) return [];
    const id = habit[owner.from];
    const log: Draft = id === undefined ? {} : { [owner.member]: id };
    log[day] = "";
    log[amount.member] = amountOf(habit) ?? amount.fallback;
    log[unit.member] = unitOf(habit) ?? unit.fallback;
    return days.map((on) => {
      const own = { ...log };
      own[day] = on;
      return own as unknown as ConvertedLog;
    });
  };
}

/**
 * The days on which the logged values of a v2 habit reach its goal (decision `completion`), in the
 * order of their first log.
 */
export function daysOf(
  records: CompletionRecords,
  habit: JsonObject,
  logs: readonly LogRecordV2[],
): string[] {
  const goal = valueAt(habit, records.amount.from);
  const sums = new Map<string, number>();
  for (const log of logs as readonly JsonObject[]) {
    if (memberOf(log, records.skipped) === true) continue;
    const day = memberOf(log, records.day) as string;
    sums.set(day, (sums.get(day) ?? 0) + Number(memberOf(log, records.amount.member)));
  }
  const reached = [...sums].filter(([, sum]) => typeof goal !== "number" || sum >= goal);
  return reached.map(([day]) => day);
}
