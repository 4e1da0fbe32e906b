import type { Severity } from "@habitshift/schemas";
import { countOf, listOf } from "../../report/words.ts";
import type { Checked, CheckedFinding } from "../checked.ts";

const severities = ["error", "warning", "note"] as const satisfies readonly Severity[];

/** Whether a check passes, and why not; in a line. */
export function describeVerdict({ failures, baseline }: Checked): string {
  if (failures.length > 0) return `fails: ${failures.join("; ")}`;
  return baseline?.update ? "done" : "passes";
}

/** Such as `3 findings: 1 error and 2 warnings`, of those that no baseline knows. */
export function describeFindings({ findings, baseline, since }: Checked): string {
  const isFirst = baseline?.update?.isCreated === true;
  const open = findings.filter((finding) => isFirst || finding.baseline !== "known");
  const where = since === null ? "" : ` in what was changed since ${since.revision}`;
  const noun = baseline === null || isFirst ? "finding" : "new finding";
  if (open.length === 0) {
    return baseline === null || isFirst
      ? `no v1 use of the API${where}`
      : `no new v1 use of the API${where}`;
  }
  return `${countOf(open.length, noun)}${where}: ${listOf(countSeverities(open))}`;
}

function countSeverities(findings: readonly CheckedFinding[]): string[] {
  return severities
    .map((own) => [own, findings.filter(({ severity }) => severity === own).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => countOf(count, severity));
}
