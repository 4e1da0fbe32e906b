import type { MigrationText } from "./render-migration.ts";
import type { ReportedFinding } from "./report.ts";
import { countOf, formatCount, onOneLine } from "./words.ts";

/** What was done or could be, and what to do next. */
export function conclude(migration: MigrationText): string {
  switch (migration.outcome.kind) {
    case "shown":
      return concludeDryRun(migration);
    case "patch":
      return concludePatch(migration, migration.outcome);
    default:
      return concludeWrite(migration);
  }
}

function concludeDryRun(migration: MigrationText): string {
  const { report, rewrites } = migration;
  const { findings } = report;
  const editable = findings.filter(isOpenEdit);
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

function concludePatch(
  migration: MigrationText,
  { file, folder }: { readonly file: string; readonly folder: string },
): string {
  const { report, rewrites } = migration;
  const { findings } = report;
  const chosen = new Set(rewrites.flatMap(({ groups }) => groups));
  const places = findings.filter(({ group }) => group !== null && chosen.has(group)).length;
  const name = onOneLine(file === "-" ? "standard output" : file);
  const review = reviewLeft(migration, (finding) => !chosen.has(finding.group ?? ""));
  const what =
    rewrites.length === 0
      ? `The patch in ${name} is empty: there is nothing to rewrite${personal(findings)}.`
      : `The patch in ${name} rewrites ${formatCount(places)} of ${countOf(findings.length, "place")} in ${countOf(rewrites.length, "file")}${personal(findings)}.${describeTodos(migration)}`;
  const how =
    rewrites.length === 0 || file === "-"
      ? ""
      : folder === "."
        ? ` Apply it with git apply ${name}.`
        : ` Apply it with git apply in ${onOneLine(folder)}, the top of the repository.`;
  return `${what}${how}${review}\n`;
}

function concludeWrite(migration: MigrationText): string {
  const { report, rewrites, outcome } = migration;
  const { findings } = report;
  const applied = findings.filter((finding) => finding.status === "applied").length;
  const created = rewrites.filter((rewrite) => rewrite.before === null).map(({ file }) => file);
  const verb = outcome.kind === "committed" ? "committed" : "rewritten";
  const undo = outcome.kind === "written" && (applied > 0 || migration.todos > 0);
  const sentences = [
    `${formatCount(applied)} of ${countOf(findings.length, "place")} ${verb} in ${countOf(rewrites.length, "file")}${personal(findings)}.${describeLeftOut(findings)}${describeTodos(migration)}${reviewLeft(migration, isOpenEdit)}`,
    ...created.map((file) => `Created ${file}.`),
    ...(undo ? ["`habitshift undo` puts everything back."] : []),
  ];
  const commits =
    outcome.kind === "committed"
      ? outcome.commits.map(({ id, subject }) => `${id} ${onOneLine(subject)}\n`)
      : [];
  return `${commits.join("")}${sentences.join(" ")}\n`;
}

function reviewLeft(
  { report, includeReview, outcome }: MigrationText,
  isLeft: (finding: ReportedFinding) => boolean,
): string {
  const review = report.findings.filter(
    (finding) => isEdit(finding) && finding.confidence === "review" && isLeft(finding),
  ).length;
  if (review === 0 || includeReview) return "";
  const flag = { shown: "write", written: "write", patch: "patch", committed: "commit" } as const;
  return ` ${formatCount(review)} for review: look at them, then --${flag[outcome.kind]} --include review.`;
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

function describeTodos({ todos, outcome }: MigrationText): string {
  if (todos === 0) return "";
  const verb = outcome.kind === "shown" ? "would be left" : "left";
  return ` ${countOf(todos, "TODO comment")} ${verb} for you.`;
}

/** Whether a finding comes with an edit that could be made. */
function isEdit({ after, confidence }: ReportedFinding): boolean {
  return after !== null && confidence !== "manual";
}

function isOpenEdit(finding: ReportedFinding): boolean {
  return isEdit(finding) && finding.status === "proposed";
}
