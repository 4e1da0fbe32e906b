import type { ArgumentsOf } from "../arguments.ts";
import { readBaseline, type StoredBaseline } from "../check/baseline/read-baseline.ts";
import type { BaselineWish } from "../check/baseline/use-baseline.ts";
import type { Checked } from "../check/checked.ts";
import { createChecked } from "../check/create-checked.ts";
import { fileStates } from "../check/file-states.ts";
import { folderPrefix } from "../check/folder-prefix.ts";
import { describeVerdict } from "../check/formats/describe-verdict.ts";
import { lookThrough } from "../check/look-through.ts";
import { readChangedLines } from "../check/since/read-changed-lines.ts";
import { placeReports, writeReports } from "../check/write-reports.ts";
import type { Engine } from "../engine.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { UsageError } from "../usage-error.ts";
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
  if (args.cache) io.mayRepeat?.();
  placeReports(io.cwd, ...outputsOf(args));
  const stored = wish && openBaseline(io.cwd, wish);
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

/** What is to be written, and what is only read. */
function outputsOf({
  baseline,
  reports,
  traffic,
}: CheckArguments): [readonly (string | null)[], readonly (string | null)[]] {
  const file = baseline?.file ?? null;
  const outputs = reports.map(({ output }) => output);
  return baseline?.update ? [[file, ...outputs], [traffic]] : [outputs, [traffic, file]];
}

function openBaseline(cwd: string, { file, update }: BaselineWish): StoredBaseline | null {
  const stored = readBaseline(cwd, file);
  if (stored !== null || update) return stored;
  throw new UsageError(
    `there is no baseline ${file}; --update-baseline writes it from what is found now`,
  );
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
