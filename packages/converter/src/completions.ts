import type { CompletionRecords, LogRecordV2 } from "@habitshift/schemas";
import { type Draft, type JsonObject, memberOf, valueAt } from "./json.ts";
import type { ConvertedLog } from "./model.ts";

const dayMs = 86_400_000;

/** The number of days in the longest run of days in a row; 0 where there are none. */
export function longestRun(days: ReadonlySet<string>): number {
  const numbers = inOrder(Array.from(days, (day) => Date.parse(day) / dayMs));
  let longest = 0;
  let run = 0;
  let before = Number.NaN;
  for (const day of numbers) {
    run = day - 1 === before ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  return longest;
}

/** Days mostly come in order, and sorting costs more than looking. */
function inOrder(numbers: number[]): readonly number[] {
  const ordered = numbers.every((day, index) => index === 0 || Number(numbers[index - 1]) < day);
  return ordered ? numbers : numbers.sort((left, right) => left - right);
}

/** The logs that record the completion of a v2 habit on each of the days. */
export function logsOf(
  { owner, day, amount, unit }: CompletionRecords,
  habit: JsonObject,
  days: ReadonlySet<string>,
): ConvertedLog[] {
  const id = memberOf(habit, owner.from);
  const value = valueAt(habit, amount.from) ?? amount.fallback;
  const symbol = valueAt(habit, unit.from) ?? unit.fallback;
  const logs: Draft[] = [];
  for (const on of days) {
    const log: Draft = {};
    if (id !== undefined) log[owner.member] = id;
    log[day] = on;
    log[amount.member] = value;
    log[unit.member] = symbol;
    logs.push(log);
  }
  return logs as unknown as ConvertedLog[];
}

/**
 * The days on which logged values reach the goal of a v2 habit (decision `completion`), in the order
 * of their first log. Where it is the `only` habit, a log that cannot be told to be of another counts.
 */
export function daysOf(
  records: CompletionRecords,
  habit: JsonObject,
  logs: readonly LogRecordV2[],
  only: boolean,
): string[] {
  const owner = memberOf(habit, records.owner.from);
  const goal = valueAt(habit, records.amount.from);
  const sums = new Map<string, number>();
  for (const log of logs as readonly JsonObject[]) {
    const named = memberOf(log, records.owner.member);
    const own = named === undefined || owner === undefined ? only : named === owner;
    if (!own || memberOf(log, records.skipped) === true) continue;
    const day = memberOf(log, records.day) as string;
    sums.set(day, (sums.get(day) ?? 0) + Number(memberOf(log, records.amount.member)));
  }
  const reached = [...sums].filter(([, sum]) => typeof goal !== "number" || sum >= goal);
  return reached.map(([day]) => day);
}
