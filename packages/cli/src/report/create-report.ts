import type { FileFate, Finding, MigrationPlan, Project } from "@habitshift/codemods";
import { changes, daysToSunset, phaseOn, severityOn } from "@habitshift/schemas";
import { accountFor } from "./account.ts";
import type { Report, ReportedFinding, UnseenFile } from "./report.ts";

export interface ReportInput {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly project: Pick<Project, "files" | "skipped" | "omitted">;
  readonly plan: Pick<MigrationPlan, "fates" | "ignored" | "idleIgnores" | "notices"> & {
    readonly findings: readonly (Finding & Pick<ReportedFinding, "status">)[];
  };
}

const changesById = new Map(changes.map((change) => [change.id, change]));

/** Judges what was found for a day, and accounts for every file. */
export function createReport(input: ReportInput): Report {
  const date = new Date(`${input.asOf}T00:00:00Z`);
  const { plan } = input;
  const reasonsOf = (fate: FileFate["fate"]) => plan.fates.flatMap((entry) => unseen(entry, fate));
  return {
    version: input.version,
    asOf: input.asOf,
    phase: phaseOn(date),
    daysToSunset: daysToSunset(date),
    findings: plan.findings
      .map((finding) => ({ ...finding, severity: severityOf(finding, date) }))
      .sort(byPlace),
    account: accountFor(input.project, plan.fates),
    unreadable: reasonsOf("unreadable").sort(byFile),
    skipped: [
      ...reasonsOf("skipped"),
      ...input.project.skipped.map(({ file, reason }) => ({ file, reason })),
    ].sort(byFile),
    omitted: input.project.omitted,
    ignored: plan.ignored,
    idleIgnores: plan.idleIgnores,
    notices: plan.notices,
  };
}

function severityOf(finding: Finding, date: Date): ReportedFinding["severity"] {
  const change = changesById.get(finding.change);
  if (change === undefined) throw new Error(`a finding of an unknown change: ${finding.change}`);
  return severityOn(date, change);
}

function unseen(entry: FileFate, fate: FileFate["fate"]): UnseenFile[] {
  return entry.fate === fate && "reason" in entry
    ? [{ file: entry.file, reason: entry.reason }]
    : [];
}

function byFile(a: { readonly file: string }, b: { readonly file: string }): number {
  return a.file < b.file ? -1 : Number(a.file > b.file);
}

function byPlace(a: ReportedFinding, b: ReportedFinding): number {
  return byFile(a, b) || a.start - b.start || a.end - b.end || (a.change < b.change ? -1 : 1);
}
