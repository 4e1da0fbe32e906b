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

/** Why a check fails, in words; nothing where it passes. */
export function findFailures(
  findings: readonly Pick<CheckedFinding, "severity" | "baseline">[],
  daysToSunset: number,
  { failOn, failWithinDays }: FailureRules,
): string[] {
  const heavy =
    failOn === "never"
      ? []
      : findings.filter(({ severity }) => weights[severity] >= weights[failOn]);
  const isNear = failWithinDays !== null && daysToSunset <= failWithinDays;
  return [
    ...(heavy.length > 0
      ? [`${countOf(heavy.length, "finding")} of severity ${failOn} or above`]
      : []),
    ...(isNear && findings.length > 0
      ? [`the sunset is at most ${countOf(failWithinDays, "day")} away`]
      : []),
  ];
}
