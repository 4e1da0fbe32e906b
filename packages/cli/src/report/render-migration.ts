import type { Rewrite } from "@habitshift/codemods";
import { renderAccount, renderHeader } from "./render-account.ts";
import { renderDiff } from "./render-diff.ts";
import { renderFindings } from "./render-findings.ts";
import { renderTable } from "./render-table.ts";
import type { Report, ReportedFinding } from "./report.ts";
import type { Style } from "./style.ts";
import { countOf, formatCount } from "./words.ts";

export interface MigrationText {
  readonly report: Report;
  readonly rewrites: readonly Rewrite[];
  /** False: a dry run. */
  readonly written: boolean;
  readonly includeReview: boolean;
  /** Whether the chain of places is shown that proves each finding. */
  readonly explain: boolean;
  /** How many comments for a person are among the rewrites. */
  readonly todos: number;
  /** Sentences that the reader should not miss, such as what a selection brings along. */
  readonly notes: readonly string[];
  /** Such as `   0.7 s`, or empty. */
  readonly elapsed: string;
}

/** A migration as text: the diff (of a dry run), the places, the sums, and what to do next. */
export function renderMigration(migration: MigrationText, style: Style): string {
  const { report, rewrites, written } = migration;
  const { findings } = report;
  const diff = written ? "" : renderDiff(rewrites, findings, style);
  const notes = migration.notes.map((note) => `note: ${note}\n`).join("");
  const body =
    findings.length === 0
      ? [`No v1 use of the API was found.\n${notes}`]
      : [
          renderFindings(
            findings,
            (finding) => labelOf(finding, written),
            style,
            migration.explain,
          ),
          renderTable(findings, style),
          notes + conclude(migration),
        ];
  const parts = [renderHeader(report, migration.elapsed, style), diff, ...body].filter(Boolean);
  return parts.join("\n") + renderAccount(report, written ? "changed" : "to change", style);
}

function labelOf({ confidence, status, after }: ReportedFinding, written: boolean): string {
  if (status === "left-out") return "left out";
  if (status === "applied") return "rewritten";
  return written && after !== null ? `${confidence}, left` : confidence;
}

function conclude(migration: MigrationText): string {
  return migration.written ? concludeWrite(migration) : concludeDryRun(migration);
}

function concludeDryRun(migration: MigrationText): string {
  const { report, rewrites } = migration;
  const { findings } = report;
  const editable = findings.filter((finding) => isEdit(finding) && finding.status === "proposed");
  const review = editable.filter((finding) => finding.confidence === "review").length;
  const files = countOf(rewrites.length, "file");
  const places = `${formatCount(editable.length)} of ${countOf(findings.length, "place")}`;
  const left = describeLeftOut(findings);
  const first = `${places} can be rewritten in ${files}${personal(findings)}.${left}${describeTodos(migration)}`;
  if (editable.length === 0) return `${first}\n`;
  const safe = editable.length - review;
  const next =
    review === 0
      ? "Run again with --write to apply."
      : safe === 0
        ? "Look at them, then run again with --write --include review to apply them."
        : `Run again with --write to apply the ${formatCount(safe)} safe; --include review takes the other ${formatCount(review)} too.`;
  return `${first} ${next}\n`;
}

function concludeWrite(migration: MigrationText): string {
  const { report, rewrites, includeReview } = migration;
  const { findings } = report;
  const applied = findings.filter((finding) => finding.status === "applied").length;
  const review = findings.filter(
    (finding) =>
      isEdit(finding) && finding.status === "proposed" && finding.confidence === "review",
  ).length;
  const created = rewrites.filter((rewrite) => rewrite.before === null).map(({ file }) => file);
  const sentences = [
    `${formatCount(applied)} of ${countOf(findings.length, "place")} rewritten in ${countOf(rewrites.length, "file")}${personal(findings)}.${describeLeftOut(findings)}${describeTodos(migration)}`,
    ...created.map((file) => `Created ${file}.`),
    ...(review > 0 && !includeReview
      ? [`${formatCount(review)} for review: look at them, then --write --include review.`]
      : []),
    ...(applied > 0 || migration.todos > 0 ? ["`habitshift undo` puts everything back."] : []),
  ];
  return `${sentences.join(" ")}\n`;
}

function personal(findings: readonly ReportedFinding[]): string {
  const manual = findings.filter((finding) => !isEdit(finding)).length;
  if (manual === 0) return "";
  return `; ${formatCount(manual)} ${manual === 1 ? "needs" : "need"} you`;
}

function describeLeftOut(findings: readonly ReportedFinding[]): string {
  const left = findings.filter((finding) => finding.status === "left-out").length;
  return left === 0 ? "" : ` ${formatCount(left)} left out, for the reasons above.`;
}

function describeTodos({ todos, written }: MigrationText): string {
  if (todos === 0) return "";
  return ` ${countOf(todos, "TODO comment")} ${written ? "left" : "would be left"} for you.`;
}

/** Whether a finding comes with an edit that could be made. */
function isEdit({ after, confidence }: ReportedFinding): boolean {
  return after !== null && confidence !== "manual";
}
