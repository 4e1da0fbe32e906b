import type { FileFate, MigrationPlan, Rewrite } from "@habitshift/codemods";
import type { ArgumentsOf } from "../arguments.ts";
import { readBaseline } from "../check/baseline/read-baseline.ts";
import type { Checked } from "../check/checked.ts";
import { createChecked } from "../check/create-checked.ts";
import { fileStates } from "../check/file-states.ts";
import { describeVerdict } from "../check/formats/describe-verdict.ts";
import { folderPrefix } from "../check/folder-prefix.ts";
import { readChangedLines } from "../check/since/read-changed-lines.ts";
import { placeReports, writeReports } from "../check/write-reports.ts";
import { addressesOf } from "../convert/addresses-of.ts";
import { dayOf } from "../day-of.ts";
import type { Engine } from "../engine.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { openCode } from "../open-code.ts";
import { withPayloads } from "../payloads/with-payloads.ts";
import { showProgress } from "../progress.ts";
import { createReport } from "../report/create-report.ts";
import type { Report } from "../report/report.ts";
import { UsageError } from "../usage-error.ts";
import { readVersion } from "../version.ts";
import { warnOfUnreadable } from "../warn-of-unreadable.ts";

type CheckArguments = ArgumentsOf<"check">;

/**
 * `habitshift check [paths..]`: reports v1 use as it weighs on a day, and changes no code.
 *
 * @throws UsageError, NoSuchPathError - where the command line cannot be followed, or a report not be written.
 */
export async function runCheck(
  args: CheckArguments,
  io: Io,
  loadEngine: () => Promise<Engine>,
): Promise<ExitStatus> {
  const { baseline: wish, changedSince, traffic: trafficFile } = args;
  placeReports(
    io.cwd,
    [...(wish?.update ? [{ format: "text" as const, output: wish.file }] : []), ...args.reports],
    [...(wish && !wish.update ? [wish.file] : []), ...(trafficFile === null ? [] : [trafficFile])],
  );
  const stored = wish && readBaseline(io.cwd, wish.file);
  if (wish && !wish.update && stored === null)
    throw new UsageError(
      `there is no baseline ${wish.file}; --update-baseline writes it from what is found now`,
    );
  const lines = changedSince === null ? null : readChangedLines(io.cwd, changedSince);
  const { report, root, services, top, rewritesOf } = await lookThrough(args, io, loadEngine);
  const seen = trafficFile === null ? null : await lookInto(trafficFile, io, services);
  const { checked, baselineText } = createChecked({
    report,
    rules: args,
    prefix: folderPrefix(root, top),
    baseline: wish && { wish, stored, files: fileStates(root, args.paths, report) },
    changed: lines && changedSince !== null ? { revision: changedSince, lines } : null,
    traffic: seen,
  });
  const beside = wish && baselineText !== null ? [{ file: wish.file, text: baselineText }] : [];
  await writeReports(checked, args.reports, beside, io, rewritesOf);
  tellBeside(args, checked, io);
  for (const fault of seen?.faults ?? []) io.stderr.write(`habitshift: ${fault}\n`);
  return checked.failures.length === 0 ? exitStatus.done : exitStatus.found;
}

interface LookedThrough {
  readonly report: Report;
  /** The working folder, absolute and without links. */
  readonly root: string;
  /** Base URLs of the service; empty: they are not known. */
  readonly services: readonly string[];
  /** The repository around the working folder; null: it is in none. */
  readonly top: string | null;
  /** The edits that a group of findings makes alone. */
  readonly rewritesOf: (group: string) => readonly Rewrite[];
}

async function lookThrough(
  args: CheckArguments,
  io: Io,
  loadEngine: () => Promise<Engine>,
): Promise<LookedThrough> {
  const { paths, config, serviceUrl } = args;
  // Whoever reads the report as text has no room for the whole chain; traffic needs to know the endpoints.
  const explain = args.traffic !== null || args.reports.some(({ format }) => format !== "text");
  const flags = { paths, config, serviceUrl, typecheck: true, todo: false, explain };
  const { project, options, payloads } = await openCode(flags, io.cwd, loadEngine);
  const engine = await loadEngine();
  const kept = args.cache && io.answers ? { answers: io.answers } : {};
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
  return {
    report,
    root: project.root,
    services: addressesOf({ services: [...options.services] }, io.env),
    top: engine.findRepository(project.root),
    rewritesOf: (group) => migration.plan(({ id }) => id === group).rewrites,
  };
}

/** Its readers are loaded only where there is traffic to read. */
async function lookInto(file: string, { cwd }: Io, services: readonly string[]) {
  const { readTraffic } = await import("../check/traffic/read-traffic.ts");
  return readTraffic(cwd, file, services);
}

/** What who looks at the screen needs to know where no text report is there. */
function tellBeside({ reports }: CheckArguments, checked: Checked, { stderr }: Io): void {
  const shown = reports.find(({ output }) => output === null);
  if (shown?.format !== "text") warnOfUnreadable(checked, stderr);
  if (shown === undefined) stderr.write(`habitshift: ${describeVerdict(checked)}\n`);
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
