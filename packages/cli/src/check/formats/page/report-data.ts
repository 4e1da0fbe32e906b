import type { Checked, CheckedFinding } from "../../checked.ts";

/** What the page knows of a finding: what it shows, and filters by. */
export type PageFinding = Pick<
  CheckedFinding,
  | "change"
  | "severity"
  | "confidence"
  | "file"
  | "line"
  | "column"
  | "message"
  | "before"
  | "after"
  | "reason"
  | "evidence"
  | "baseline"
  | "traffic"
  | "group"
>;

/** More code and longer chains are read in the files. */
const mostCode = 4000;
const mostPlaces = 50;

/** The findings of a check, as its page holds them: files with what is new go first, as that is what a gate fails for. */
export function toPageFindings({ findings }: Checked): PageFinding[] {
  const isNew = ({ baseline }: CheckedFinding) => baseline === "new";
  const fresh = new Set(findings.filter(isNew).map(({ file }) => file));
  const rank = ({ file }: CheckedFinding) => (fresh.has(file) ? 0 : 1);
  const ordered = findings.toSorted((one, other) => rank(one) - rank(other));
  return ordered.map((finding) => ({
    change: finding.change,
    severity: finding.severity,
    confidence: finding.confidence,
    file: finding.file,
    line: finding.line,
    column: finding.column,
    message: finding.message,
    before: shortened(finding.before),
    after: finding.after === null ? null : shortened(finding.after),
    reason: finding.reason,
    evidence: finding.evidence
      .slice(0, mostPlaces)
      .map(({ file, line, column, what }) => ({ file, line, column, what })),
    baseline: finding.baseline,
    traffic: finding.traffic,
    group: finding.group,
  }));
}

function shortened(code: string): string {
  return code.length > mostCode ? `${code.slice(0, mostCode)}…` : code;
}
