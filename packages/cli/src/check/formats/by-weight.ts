import type { Severity } from "@habitshift/schemas";
import type { CheckedFinding } from "../checked.ts";

/** Heaviest first. */
export const severities = ["error", "warning", "note"] as const satisfies readonly Severity[];

/** Findings as they matter: what is new before what is known, the heaviest first; else as they were. */
export function byWeight(findings: readonly CheckedFinding[]): CheckedFinding[] {
  const rank = ({ baseline, severity }: CheckedFinding) =>
    (baseline === "known" ? severities.length : 0) + severities.indexOf(severity);
  return findings.toSorted((one, other) => rank(one) - rank(other));
}
