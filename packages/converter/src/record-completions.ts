import { logsOf, longestRun } from "./completions.ts";
import { type Draft, putAt, valueAt } from "./json.ts";
import type { Removal } from "./mapping.ts";
import type { ConvertedLog } from "./model.ts";
import { type NoteTaker, take } from "./notes.ts";

/**
 * Puts the figures that follow from days of completion into a v2 habit, and returns the logs that
 * record them: one for each day, in the order of the days. Without days there are no figures.
 */
export function recordCompletions(
  { from, count, records, change }: Removal,
  listed: readonly string[],
  habit: Draft,
  taker: NoteTaker,
): ConvertedLog[] | undefined {
  if (!records) return undefined;
  const days = new Set(listed);
  const repeated = listed.length - days.size;
  if (repeated > 0) {
    take(
      taker,
      "lost",
      [from],
      `${repeated} of the days are repetitions; a day has one log`,
      change,
    );
  }
  take(taker, "derived", [from], `\`${from}\` becomes ${days.size} logs`, change);
  const { to, atLeast } = records.longestRun;
  if (days.size > 0) {
    putAt(habit, to, Math.max(Number(valueAt(habit, atLeast) ?? 0), longestRun(days)));
    take(taker, "derived", [from], `\`${to.at(-1)}\` is worked out from the days`, change);
    if (count) {
      putAt(habit, count, days.size);
      take(taker, "derived", [from], `\`${count.at(-1)}\` is the number of days`, change);
    }
  }
  return logsOf(records, habit, days);
}
