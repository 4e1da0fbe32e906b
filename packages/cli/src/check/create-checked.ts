import { findUnreadable } from "../report/find-unreadable.ts";
import type { Report } from "../report/report.ts";
import type { FileStates } from "./baseline/compare-baseline.ts";
import type { StoredBaseline } from "./baseline/read-baseline.ts";
import { type BaselineWish, useBaseline } from "./baseline/use-baseline.ts";
import type { Checked } from "./checked.ts";
import { type FailureRules, findFailures } from "./find-failures.ts";
import { isTouched } from "./since/is-touched.ts";
import type { ChangedLines } from "./since/read-changed-lines.ts";
import { joinTraffic } from "./traffic/join-traffic.ts";
import type { SeenTraffic } from "./traffic/read-traffic.ts";

/** What was found, and all that it is judged by. */
export interface CheckInput {
  readonly report: Report;
  readonly rules: FailureRules;
  /** The working folder within the repository, as it goes before a file. */
  readonly prefix: string;
  readonly baseline: {
    readonly wish: BaselineWish;
    /** Null: there is none yet. */
    readonly stored: StoredBaseline | null;
    readonly files: FileStates;
  } | null;
  readonly changed: { readonly revision: string; readonly lines: ChangedLines } | null;
  readonly traffic: SeenTraffic | null;
}

export interface CheckResult {
  readonly checked: Checked;
  /** What the baseline is to become; null: it stays as it is. */
  readonly baselineText: string | null;
}

/** Judges what was found: by traffic, by the baseline, by what was changed, and by the clock. */
export function createChecked(input: CheckInput): CheckResult {
  const { report, rules, prefix, baseline, changed, traffic } = input;
  const joined = traffic
    ? joinTraffic(report.findings, traffic)
    : { findings: report.findings.map((found) => ({ ...found, traffic: null })), traffic: null };
  const used = baseline
    ? useBaseline(joined.findings, baseline.stored, baseline.wish, baseline.files)
    : {
        findings: joined.findings.map((found) => ({ ...found, baseline: null })),
        fixed: [],
        baseline: null,
        text: null,
      };
  const findings = changed
    ? used.findings.filter((finding) => isTouched(finding, changed.lines))
    : used.findings;
  const unreadable = findUnreadable(report).length;
  const isUpdate = baseline?.wish.update === true;
  const faults =
    traffic && traffic.faults.length > 0 ? [`${traffic.file} cannot be read whole`] : [];
  return {
    baselineText: used.text,
    checked: {
      ...report,
      findings,
      fixed: used.fixed,
      baseline: used.baseline,
      traffic: joined.traffic,
      since: changed && {
        revision: changed.revision,
        leftOut: used.findings.length - findings.length,
      },
      failures: [
        ...findFailures(isUpdate ? [] : findings, report.daysToSunset, unreadable, rules),
        ...faults,
      ],
      prefix,
    },
  };
}
