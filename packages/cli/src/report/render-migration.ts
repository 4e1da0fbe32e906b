import type { Rewrite } from "@habitshift/codemods";
import type { Outcome } from "../apply/carry-out.ts";
import { conclude } from "./conclude.ts";
import { renderAccount, renderHeader } from "./render-account.ts";
import { renderDiff } from "./render-diff.ts";
import { renderFindings } from "./render-findings.ts";
import { renderTable } from "./render-table.ts";
import type { Report, ReportedFinding } from "./report.ts";
import type { Style } from "./style.ts";
import { countOf } from "./words.ts";

export interface MigrationText {
  readonly report: Report;
  readonly rewrites: readonly Rewrite[];
  readonly outcome: Outcome;
  readonly includeReview: boolean;
  /** Whether the edits were shown before, so that only what is left to a person is listed. */
  readonly isKnown: boolean;
  /** Whether the chain of places is shown that proves each finding. */
  readonly explain: boolean;
  /** How many comments for a person are among the rewrites. */
  readonly todos: number;
  /** Sentences that the reader should not miss, such as what a selection brings along. */
  readonly notes: readonly string[];
  /** How many findings the selection leaves out. */
  readonly unselected: number;
  /** Such as `   0.7 s`, or empty. */
  readonly elapsed: string;
}

/** A migration as text: the diff (of a dry run), the places, the sums, and what to do next. */
export function renderMigration(migration: MigrationText, style: Style): string {
  const { report, rewrites, outcome } = migration;
  const { findings } = report;
  const written = outcome.kind === "written" || outcome.kind === "committed";
  const diff = outcome.kind === "shown" ? renderDiff(rewrites, findings, style) : "";
  const notes = migration.notes.map((note) => `note: ${note}\n`).join("");
  const body =
    findings.length === 0
      ? [`${describeNothing(migration.unselected)}\n${notes}`]
      : [
          renderFindings(
            migration.isKnown ? findings.filter(isNews) : findings,
            (finding) => labelOf(finding, written),
            style,
            { explain: migration.explain },
          ),
          renderTable(findings, style),
          notes + conclude(migration),
        ];
  const parts = [renderHeader(report, migration.elapsed, style), diff, ...body].filter(Boolean);
  return parts.join("\n") + renderAccount(report, written ? "changed" : "to change", style);
}

/** A selection that nothing is left of must not sound as if there was nothing to migrate. */
function describeNothing(unselected: number): string {
  if (unselected === 0) return "No v1 use of the API was found.";
  return `No v1 use of the API is selected: --only and --skip leave out ${countOf(unselected, "place")}.`;
}

function isNews({ after, status }: ReportedFinding): boolean {
  return after === null || status === "left-out";
}

function labelOf({ confidence, status, after }: ReportedFinding, written: boolean): string {
  if (status === "left-out") return "left out";
  if (status === "applied") return "rewritten";
  return written && after !== null ? `${confidence}, left` : confidence;
}
