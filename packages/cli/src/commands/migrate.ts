import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { Group, MigrationPlan } from "@habitshift/codemods";
import {
  type CarriedOut,
  type CarryOutInput,
  carryOut,
  refuseToWrite,
} from "../apply/carry-out.ts";
import { openRepository } from "../apply/open-repository.ts";
import type { ArgumentsOf } from "../arguments.ts";
import { dayOf } from "../day-of.ts";
import type { Engine } from "../engine.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import { chooseGroups, refuseWithoutTerminal } from "../interactive/choose-groups.ts";
import type { Io } from "../io.ts";
import { openCode } from "../open-code.ts";
import { withPayloads } from "../payloads/with-payloads.ts";
import { placeOutput } from "../place-output.ts";
import { showProgress } from "../progress.ts";
import { createReport } from "../report/create-report.ts";
import { describePlan } from "../report/describe-plan.ts";
import { findUnreadable } from "../report/find-unreadable.ts";
import { renderJson } from "../report/render-json.ts";
import { renderMigration } from "../report/render-migration.ts";
import type { Report } from "../report/report.ts";
import { createStyle, wantsColour } from "../report/style.ts";
import {
  createSelection,
  describeCompanions,
  isFindingSelected,
  isGroupSelected,
  refuseUnknownGroups,
  type Selection,
} from "../selection.ts";
import { readVersion } from "../version.ts";
import { warnOfUnreadable } from "../warn-of-unreadable.ts";

type MigrateArguments = ArgumentsOf<"migrate">;

/**
 * `habitshift migrate [paths..]`: shows what it would rewrite, or rewrites it, commits it, or makes a patch of it.
 *
 * @throws UsageError, NoSuchPathError - where the command line cannot be followed.
 * @throws ApplyError - where writing failed.
 */
export async function runMigrate(
  args: MigrateArguments,
  io: Io,
  loadEngine: () => Promise<Engine>,
): Promise<ExitStatus> {
  const start = io.now();
  const selection = createSelection(args.only, args.skip);
  if (args.patch !== null && args.patch !== "-")
    placeOutput(resolve(io.cwd, args.patch), args.patch);
  if (args.interactive) refuseWithoutTerminal(io);
  const explain = args.explain || args.interactive || args.format === "json";
  const {
    project: code,
    options,
    payloads,
  } = await openCode({ ...args, explain }, io.cwd, loadEngine);
  const engine = await loadEngine();
  const top = args.commit ? openRepository(engine, realpathSync(io.cwd), args.allowDirty) : null;
  const prepared = await showProgress(io, code, ({ project, onStep }) =>
    engine.prepareMigration(project, { ...options, ...io.help, onStep }),
  );
  const { migration, project } = await withPayloads(prepared, code, payloads, options);
  refuseUnknownGroups(selection, migration.plan(() => false).groups);
  const applies = args.write || args.commit || args.patch !== null;
  const wantsReview = args.includeReview || args.interactive || !applies;
  const isWanted = (group: Group) =>
    isGroupSelected(selection, group) && (group.confidence !== "review" || wantsReview);
  const input = { args, io, engine, project, migration, top };
  const isTaken = args.interactive ? await askFor({ ...input, isWanted }) : isWanted;
  if (isTaken === null) return exitStatus.cancelled;
  const done = carryOut({ ...input, isWanted: isTaken });

  const { findings } = done.result;
  const groups = new Map(done.result.groups.map((group) => [group.id, group]));
  const report = createReport({
    version: readVersion(),
    asOf: dayOf(io.now()),
    project,
    plan: {
      ...done.result,
      findings: findings.filter((finding) => isFindingSelected(selection, finding, groups)),
    },
  });
  const unselected = findings.length - report.findings.length;
  tell(args, io, { report, done, selection, start, unselected });
  const isWhole = findUnreadable(report).length === 0 && done.failure === null;
  const isWritten = done.outcome.kind === "written" || done.outcome.kind === "committed";
  const leftOut = isWritten && report.findings.some((finding) => finding.status === "left-out");
  return isWhole && !leftOut ? exitStatus.done : exitStatus.found;
}

/** Which groups are taken of those that are wanted; what forbids to write is said before the first question. */
async function askFor(input: CarryOutInput): Promise<((group: Group) => boolean) | null> {
  refuseToWrite(input, input.migration.plan(input.isWanted).rewrites);
  return chooseGroups(input.migration, input.isWanted, input.io);
}

interface Told {
  readonly report: Report;
  readonly done: CarriedOut;
  readonly selection: Selection;
  readonly start: Date;
  readonly unselected: number;
}

function tell(args: MigrateArguments, io: Io, told: Told): void {
  const { report, done, selection, start, unselected } = told;
  const { result, outcome, failure } = done;
  const notes = [...describeCompanions(selection, result.groups), ...describePlan(result)];
  if (args.format === "json") {
    const commits = outcome.kind === "committed" ? { commits: outcome.commits } : {};
    io.stdout.write(renderJson(report, commits));
    warnOfUnreadable(report, io.stderr);
    for (const note of notes) io.stderr.write(`habitshift: ${note}\n`);
  } else {
    // A patch on standard output is all that stands there.
    const output = args.patch === "-" ? io.stderr : io.stdout;
    const seconds = (io.now().getTime() - start.getTime()) / 1000;
    const text = renderMigration(
      {
        report,
        rewrites: result.rewrites,
        outcome,
        includeReview: args.includeReview || args.interactive,
        isKnown: args.interactive,
        explain: args.explain,
        todos: countTodos(result),
        notes,
        unselected,
        elapsed: output.isTerminal ? `   ${seconds.toFixed(1)} s` : "",
      },
      createStyle(wantsColour(io.env, output.isTerminal)),
    );
    output.write(text);
  }
  if (failure !== null) io.stderr.write(`habitshift: ${failure}\n`);
}

/** How many of the comments for a person are among what is written. */
function countTodos({ todos, rewrites }: Pick<MigrationPlan, "todos" | "rewrites">): number {
  const chosen = new Set(rewrites.flatMap(({ groups }) => groups));
  return todos.filter(({ id }) => chosen.has(id)).length;
}
