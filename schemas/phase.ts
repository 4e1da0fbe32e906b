import type { Change } from "./change.ts";
import { timeline } from "./timeline.ts";

/** What stage of the migration a moment is in. */
export type Phase = "migration" | "deprecation" | "sunset" | "removed";

/** How much a finding weighs, least first. */
export type Severity = "note" | "warning" | "error";

const dayMs = 86_400_000;
const deprecation = Date.parse(timeline.deprecation.instant);
const sunset = Date.parse(timeline.sunset.instant);
const removal = Date.parse(timeline.removal.instant);
const v3 = Date.parse(timeline.v3.instant);

/**
 * The phase on a date: `migration` to 2024-12-31, `deprecation` to 2025-02-14, `sunset` to
 * 2025-02-28, then `removed` (UTC).
 *
 * @throws {RangeError} Where the date is not a moment.
 */
export function phaseOn(date: Date): Phase {
  const moment = millisecondsOf(date);
  if (moment < deprecation) return "migration";
  if (moment < sunset) return "deprecation";
  return moment < removal ? "sunset" : "removed";
}

/**
 * Calendar days (UTC) from a date to the v1 sunset: 0 on the day itself, negative after it.
 *
 * @throws {RangeError} Where the date is not a moment.
 */
export function daysToSunset(date: Date): number {
  return Math.floor(sunset / dayMs) - Math.floor(millisecondsOf(date) / dayMs);
}

/**
 * How much a finding of a change weighs on a date. What only ends with v3.0 is one step lower until
 * then; `note` is the lowest.
 *
 * @throws {RangeError} Where the date is not a moment.
 */
export function severityOn(date: Date, change: Pick<Change, "ends">): Severity {
  const moment = millisecondsOf(date);
  if (change.ends === "v3") {
    if (moment >= v3) return "error";
    return moment < sunset ? "note" : "warning";
  }
  if (moment < deprecation) return "note";
  return moment < sunset ? "warning" : "error";
}

function millisecondsOf(date: Date): number {
  const moment = date.getTime();
  if (Number.isNaN(moment)) throw new RangeError("not a moment: the date is invalid");
  return moment;
}
