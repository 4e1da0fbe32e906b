import type { FileFate, MigrationPlan } from "@habitshift/codemods";
import type { Severity } from "@habitshift/schemas";
import type { ArgumentsOf } from "../arguments.ts";
import { dayOf } from "../day-of.ts";
import type { Engine } from "../engine.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { openCode } from "../open-code.ts";
import { withPayloads } from "../payloads/with-payloads.ts";
import { showProgress } from "../progress.ts";
import { createReport } from "../report/create-report.ts";
import { findUnreadable } from "../report/find-unreadable.ts";
import { renderCheck } from "../report/render-check.ts";
import { renderJson } from "../report/render-json.ts";
import type { Report } from "../report/report.ts";
import { createStyle, wantsColour } from "../report/style.ts";
import { countOf } from "../report/words.ts";
import { readVersion } from "../version.ts";
import { warnOfUnreadable } from "../warn-of-unreadable.ts";
import { writeOutput } from "../write-output.ts";

const weights = { note: 0, warning: 1, error: 2 } as const satisfies Record<Severity, number>;

type CheckArguments = ArgumentsOf<"check">;

/**
 * `habitshift check [paths..]`: reports v1 use as it weighs on a day, and changes nothing.
 *
 * @throws UsageError, NoSuchPathError - where the command line cannot be followed.
 */
export async function runCheck(
  args: CheckArguments,
  io: Io,
  loadEngine: () => Promise<Engine>,
): Promise<ExitStatus> {
  const flags = { paths: args.paths, config: true, serviceUrl: null, typecheck: true, todo: false };
  const explain = args.format === "json";
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
  const failures = findFailures(report, args);
  const isColoured = args.output === null && wantsColour(io.env, io.stdout.isTerminal);
  const text =
    args.format === "json"
      ? renderJson(report)
      : renderCheck(report, failures, createStyle(isColoured));
  if (args.output === null) io.stdout.write(text);
  else writeOutput(io.cwd, args.output, text);
  if (args.format === "json" || args.output !== null) warnOfUnreadable(report, io.stderr);
  const isWhole = findUnreadable(report).length === 0;
  return isWhole && failures.length === 0 ? exitStatus.done : exitStatus.found;
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

/** Why the check fails, in words; nothing where it passes. */
function findFailures(report: Report, { failOn, failWithinDays }: CheckArguments): string[] {
  const heavy =
    failOn === "never"
      ? []
      : report.findings.filter(({ severity }) => weights[severity] >= weights[failOn]);
  const isNear = failWithinDays !== null && report.daysToSunset <= failWithinDays;
  return [
    ...(heavy.length > 0
      ? [`${countOf(heavy.length, "finding")} of severity ${failOn} or above`]
      : []),
    ...(isNear && report.findings.length > 0
      ? [`the sunset is at most ${countOf(failWithinDays, "day")} away`]
      : []),
  ];
}
