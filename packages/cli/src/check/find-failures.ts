import type { Severity } from "@habitshift/schemas";
import { countOf } from "../report/words.ts";
import type { CheckedFinding } from "./checked.ts";

const weights = { note: 0, warning: 1, error: 2 } as const satisfies Record<Severity, number>;

/** What a check fails on. */
export interface FailureRules {
  readonly failOn: Severity | "never";
  /** Any finding is too much when the sunset is at most so many days away; null: however near it is. */
  readonly failWithinDays: number | null;
}

/**
 * Why a check fails, in words; nothing where it passes. What a baseline knows is no reason.
 *
 * @param unreadable - How many files could not be read or parsed.
 */
export function findFailures(
  findings: readonly Pick<CheckedFinding, "severity" | "baseline">[],
  daysToSunset: number,
  unreadable: number,
  { failOn, failWithinDays }: FailureRules,
): string[] {
  const open = findings.filter(({ baseline }) => baseline !== "known");
  const what = open.some(({ baseline }) => baseline === "new") ? "new finding" : "finding";
  const heavy =
    failOn === "never" ? [] : open.filter(({ severity }) => weights[severity] >= weights[failOn]);
  const above = failOn === "error" ? "" : " or above";
  const isNear = failWithinDays !== null && daysToSunset <= failWithinDays;
  return [
    ...(heavy.length > 0 ? [`${countOf(heavy.length, what)} of severity ${failOn}${above}`] : []),
    ...(isNear && open.length > 0
      ? [`${countOf(open.length, what)}, and ${describeNear(daysToSunset)}`]
      : []),
    ...(unreadable > 0 ? [`${countOf(unreadable, "file")} could not be read`] : []),
  ];
}

function describeNear(daysToSunset: number): string {
  if (daysToSunset > 0) return `the sunset of v1 is ${countOf(daysToSunset, "day")} away`;
  return daysToSunset === 0 ? "v1 ends on that day" : "v1 has ended";
}
