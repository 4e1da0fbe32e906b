import type { LogRecordV2 } from "@habitshift/schemas";

const dayMs = 86_400_000;

/** The figures of a habit that its logs say (decisions `completion` and `streak`). */
export interface Completions {
  /** In order, each once. */
  readonly days: readonly string[];
  readonly current: number;
  readonly best: number;
}

/**
 * Counts the days on which the logged values reach a goal.
 *
 * @param goal - The value of the first goal; undefined where any log completes a day.
 * @param today - As `YYYY-MM-DD`, UTC.
 */
export function completionsOf(
  logs: readonly LogRecordV2[],
  goal: number | undefined,
  today: string,
): Completions {
  const sums = new Map<string, number>();
  const skipped = new Set<string>();
  for (const { targetDate = "", value = 0, skipped: isSkip } of logs) {
    if (isSkip === true) skipped.add(targetDate);
    else sums.set(targetDate, (sums.get(targetDate) ?? 0) + value);
  }
  const days = [...sums]
    .filter(([, sum]) => goal === undefined || sum >= goal)
    .map(([day]) => day)
    .sort();
  const done = new Set(days);
  return { days, current: currentStreak(done, skipped, today), best: bestStreak(days, skipped) };
}

function currentStreak(
  done: ReadonlySet<string>,
  skipped: ReadonlySet<string>,
  today: string,
): number {
  let day = done.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; done.has(day) || skipped.has(day); day = dayBefore(day)) if (done.has(day)) count += 1;
  return count;
}

/** A skipped day neither counts nor breaks. */
function bestStreak(days: readonly string[], skipped: ReadonlySet<string>): number {
  let best = 0;
  let run = 0;
  let last: string | undefined;
  for (const day of days) {
    run = last !== undefined && isJoined(last, day, skipped) ? run + 1 : 1;
    best = Math.max(best, run);
    last = day;
  }
  return best;
}

function isJoined(last: string, day: string, skipped: ReadonlySet<string>): boolean {
  let between = dayBefore(day);
  while (between > last && skipped.has(between)) between = dayBefore(between);
  return between === last;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
}
