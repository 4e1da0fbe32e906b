import type { Report, ReportedFinding } from "./report.ts";

/**
 * A report in the JSON format of the public interface, version 1.
 *
 * @param more - Members that a command adds at the end.
 * @param moreOf - Members that it adds to a finding.
 */
export function renderJson<Found extends ReportedFinding>(
  report: Omit<Report, "findings"> & { readonly findings: readonly Found[] },
  more: object = {},
  moreOf: (finding: Found) => object = () => ({}),
): string {
  const { findings, account } = report;
  const count = (confidence: ReportedFinding["confidence"]) =>
    findings.filter((finding) => finding.confidence === confidence).length;
  const { total, ...files } = account;
  const document = {
    schemaVersion: 1,
    tool: { name: "habitshift", version: report.version },
    asOf: report.asOf,
    phase: report.phase,
    daysToSunset: report.daysToSunset,
    summary: {
      filesScanned: total,
      filesWithFindings: new Set(findings.map((finding) => finding.file)).size,
      findings: findings.length,
      safe: count("safe"),
      review: count("review"),
      manual: count("manual"),
      ignored: report.ignored.length,
    },
    notices: report.notices,
    findings: findings.map((finding) => ({ ...toJson(finding), ...moreOf(finding) })),
    files,
    ignored: report.ignored,
    idleIgnores: report.idleIgnores,
    // Whoever reads this needs one list of all that was not looked into.
    skipped: [...report.unreadable, ...report.skipped],
    ...more,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function toJson(finding: ReportedFinding) {
  return {
    change: finding.change,
    confidence: finding.confidence,
    severity: finding.severity,
    file: finding.file,
    line: finding.line,
    column: finding.column,
    endLine: finding.endLine,
    endColumn: finding.endColumn,
    message: finding.message,
    before: finding.before,
    after: finding.after,
    fingerprint: finding.fingerprint,
    status: finding.status,
    group: finding.group,
    reason: finding.reason,
    evidence: finding.evidence.map(({ file, line, column, what }) => ({
      file,
      line,
      column,
      what,
    })),
  };
}
