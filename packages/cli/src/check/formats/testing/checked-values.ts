import type { Checked, CheckedFinding } from "../../checked.ts";

/** A check of some findings, on a day of the deprecation. */
export function checkOf(findings: readonly CheckedFinding[]): Checked {
  return {
    version: "1.2.3",
    asOf: "2025-01-15",
    phase: "deprecation",
    daysToSunset: 31,
    findings,
    account: {
      changed: findings.length === 0 ? 0 : 1,
      nothingToDo: 0,
      notCandidates: 0,
      unreadable: 0,
      skipped: 0,
      total: findings.length === 0 ? 0 : 1,
    },
    unreadable: [],
    skipped: [],
    omitted: [],
    ignored: [],
    idleIgnores: [],
    notices: [],
    fixed: [],
    baseline: findings.some(({ baseline }) => baseline !== null) ? useOf(findings) : null,
    traffic: null,
    since: null,
    failures: [],
    prefix: "",
  };
}

/** What a baseline is to some findings. */
function useOf(findings: readonly CheckedFinding[]): Checked["baseline"] {
  const count = (state: "new" | "known") =>
    findings.filter(({ baseline }) => baseline === state).length;
  return { file: "baseline.json", known: count("known"), new: count("new"), update: null };
}

/** A finding as the engine makes them. */
export function findingOf(given: Partial<CheckedFinding> = {}): CheckedFinding {
  return {
    change: "title-to-name",
    confidence: "safe",
    severity: "warning",
    file: "src/api.ts",
    start: 200,
    end: 211,
    line: 12,
    column: 8,
    endLine: 12,
    endColumn: 19,
    message: "The habit's title is its name.",
    before: "habit.title",
    after: "habit.name",
    group: "g1",
    reason: null,
    evidence: [{ file: "src/http.ts", line: 4, column: 3, what: "fetch of the habits" }],
    fingerprint: "0123456789abcdef",
    status: "proposed",
    baseline: null,
    traffic: null,
    ...given,
  };
}
