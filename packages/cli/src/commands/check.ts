import type { FileFate, MigrationPlan } from "@habitshift/codemods";
import type { ArgumentsOf } from "../arguments.ts";
import type { Checked } from "../check/checked.ts";
import { findFailures } from "../check/find-failures.ts";
import { folderPrefix } from "../check/folder-prefix.ts";
import { writeReports } from "../check/write-reports.ts";
import { dayOf } from "../day-of.ts";
import type { Engine } from "../engine.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { openCode } from "../open-code.ts";
import { withPayloads } from "../payloads/with-payloads.ts";
import { showProgress } from "../progress.ts";
import { createReport } from "../report/create-report.ts";
import { findUnreadable } from "../report/find-unreadable.ts";
import { readVersion } from "../version.ts";
import { warnOfUnreadable } from "../warn-of-unreadable.ts";

/**
 * `habitshift check [paths..]`: reports v1 use as it weighs on a day, and changes nothing.
 *
 * @throws UsageError, NoSuchPathError - where the command line cannot be followed.
 */
export async function runCheck(
  args: ArgumentsOf<"check">,
  io: Io,
  loadEngine: () => Promise<Engine>,
): Promise<ExitStatus> {
  const flags = { paths: args.paths, config: true, serviceUrl: null, typecheck: true, todo: false };
  const explain = args.reports.some(({ format }) => format !== "text");
  const { project, options, payloads } = await openCode({ ...flags, explain }, io.cwd, loadEngine);
  const engine = await loadEngine();
  const kept = io.answers && { answers: io.answers };
  const prepared = await showProgress(io, project, ({ project, onStep }) =>
    engine.prepareMigration(project, { ...options, ...kept, onStep }),
  );
  const { migration } = await withPayloads(prepared, project, payloads, options);
  const plan = migration.plan(() => false);
  const report = createReport({
    version: readVersion(),
    asOf: args.asOf ?? dayOf(io.now()),
    project,
    plan: { ...plan, fates: fatesOf(plan) },
  });
  const findings = report.findings.map((finding) => ({
    ...finding,
    baseline: null,
    traffic: null,
  }));
  const checked: Checked = {
    ...report,
    findings,
    fixed: [],
    failures: findFailures(findings, report.daysToSunset, args),
    prefix: folderPrefix(project.root, engine.findRepository(project.root)),
  };
  const rewritesOf = (group: string) => migration.plan(({ id }) => id === group).rewrites;
  await writeReports(checked, args.reports, io, rewritesOf);
  const isText = args.reports.some(({ format, output }) => format === "text" && output === null);
  if (!isText) warnOfUnreadable(report, io.stderr);
  const isWhole = findUnreadable(report).length === 0;
  return isWhole && checked.failures.length === 0 ? exitStatus.done : exitStatus.found;
}

/** A check rewrites nothing; what counts as "to change" is what `migrate` would. */
function fatesOf({ findings, fates }: MigrationPlan): FileFate[] {
  const editable = findings.filter(
    ({ after, confidence }) => after !== null && confidence !== "manual",
  );
  const files = new Set(editable.map((finding) => finding.file));
  return fates.map((entry) =>
    entry.fate === "nothing-to-do" && files.has(entry.file) ? { ...entry, fate: "changed" } : entry,
  );
}
