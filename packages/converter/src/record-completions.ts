import type { ChangeId, CompletionRecords, FieldPath } from "@habitshift/schemas";
import { countDays, logMakerOf } from "./completions.ts";
import { type Draft, getterOf, type Put, putterOf } from "./json.ts";
import type { ConvertedLog } from "./model.ts";
import { type NoteTaker, noterOf } from "./notes.ts";

/** Puts the figures that follow from days of completion into a v2 habit, and returns the logs of the days. */
export type Recorder = (
  listed: readonly string[],
  habit: Draft,
  taker: NoteTaker,
) => ConvertedLog[];

/** Where days of completion stand in v1 and what they become, from the contract. */
export interface Recorded {
  readonly from: string;
  readonly change: ChangeId;
  readonly count: FieldPath | null;
  readonly records: CompletionRecords;
}

/**
 * Makes a recorder ready: one log for each day, in the order of the days; without days there are no
 * figures (decision `derived-statistics`).
 */
export function recorderOf({ from, change, count, records }: Recorded): Recorder {
  const { to, atLeast } = records.longestRun;
  const putRun = putterOf(to);
  const streakOf = getterOf(atLeast);
  const logsOf = logMakerOf(records);
  const putCount: Put | null = count && putterOf(count);
  const derive = noterOf("derived", from, change);
  const lose = noterOf("lost", from, change);
  const runMessage = `\`${to.at(-1)}\` is worked out from the days`;
  const countMessage = `\`${count?.at(-1)}\` is the number of days`;
  return (listed, habit, taker) => {
    const { distinct, longestRun } = countDays(listed);
    const repeated = listed.length - distinct.length;
    if (repeated > 0) {
      lose(taker, `${repeated} of the days are repetitions; a day has one log`);
    }
    derive(
      taker,
      `\`${from}\` becomes ${distinct.length} ${distinct.length === 1 ? "log" : "logs"}`,
    );
    if (distinct.length > 0) {
      putRun(habit, Math.max(Number(streakOf(habit) ?? 0), longestRun));
      derive(taker, runMessage);
      putCount?.(habit, distinct.length);
      if (putCount) derive(taker, countMessage);
    }
    return logsOf(habit, distinct);
  };
}
