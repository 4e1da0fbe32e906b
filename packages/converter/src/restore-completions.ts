import { countDays, daysOf } from "./completions.ts";
import type { Removal } from "./fields.ts";
import type { GivenLogs } from "./given-logs.ts";
import { type Draft, type JsonObject, memberOf, put, valueAt } from "./json.ts";
import { type NoteTaker, take } from "./notes.ts";
import type { Segment } from "./pointer.ts";

/** Fills the days of completion from logs, and notes the figures that do not follow from the days. */
export function restoreCompletions(
  { from, count, records, change }: Removal,
  input: JsonObject,
  value: Draft,
  given: GivenLogs | undefined,
  taker: NoteTaker,
): void {
  if (!records) return;
  const logs = given?.(memberOf(input, records.owner.from)) ?? [];
  const days = logs.length > 0 ? daysOf(records, input, logs) : [];
  if (given) put(value, from, days);
  if (taker.isQuiet === true) return;
  const { to, atLeast } = records.longestRun;
  const run = Math.max(Number(valueAt(input, atLeast) ?? 0), countDays(days).longestRun);
  const figures: [readonly Segment[] | null, number][] = [
    [to, run],
    [count, days.length],
  ];
  for (const [path, figure] of figures) {
    const actual = path && valueAt(input, path);
    if (!path || actual === undefined || (days.length > 0 && actual === figure)) continue;
    take(taker, "lost", path, `it does not follow from \`${from}\``, change);
  }
}
