import type { Group, MigrationPlan } from "@habitshift/codemods";
import type { ArgumentsOf } from "../arguments.ts";
import { dayOf } from "../day-of.ts";
import type { Engine } from "../engine.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { openCode } from "../open-code.ts";
import { startProgress } from "../progress.ts";
import { createReport } from "../report/create-report.ts";
import { describePlan } from "../report/describe-plan.ts";
import { findUnreadable } from "../report/find-unreadable.ts";
import { renderJson } from "../report/render-json.ts";
import { renderMigration } from "../report/render-migration.ts";
import { createStyle, wantsColour } from "../report/style.ts";
import {
  createSelection,
  describeCompanions,
  isFindingSelected,
  isGroupSelected,
} from "../selection.ts";
import { readVersion } from "../version.ts";
import { warnOfUnreadable } from "../warn-of-unreadable.ts";
import { applyPlan } from "./apply-plan.ts";

/**
 * `habitshift migrate [paths..]`: shows what it would rewrite, or with `--write` rewrites it.
 *
 * @throws UsageError, NoSuchPathError - where the command line cannot be followed.
 * @throws ApplyError - where writing failed.
 */
export async function runMigrate(
  args: ArgumentsOf<"migrate">,
  io: Io,
  loadEngine: () => Promise<Engine>,
): Promise<ExitStatus> {
  const start = io.now();
  const selection = createSelection(args.only, args.skip);
  const explain = args.explain || args.format === "json";
  const { project, options } = await openCode({ ...args, explain }, io.cwd, loadEngine);
  const engine = await loadEngine();
  const stopProgress = startProgress(io, project.files.length);
  const wantsReview = args.includeReview || !args.write;
  const isWanted = (group: Group) =>
    isGroupSelected(selection, group) && (group.confidence !== "review" || wantsReview);
  const plan = (isAllowed: (group: Group) => boolean) =>
    engine.planMigration(project, options, (group) => isWanted(group) && isAllowed(group));
  const result = args.write
    ? applyPlan({ engine, project, plan, allowDirty: args.allowDirty })
    : plan(() => true);
  stopProgress();

  const groups = new Map(result.groups.map((group) => [group.id, group]));
  const report = createReport({
    version: readVersion(),
    asOf: dayOf(io.now()),
    project,
    plan: {
      ...result,
      findings: result.findings.filter((finding) => isFindingSelected(selection, finding, groups)),
    },
  });
  const notes = [...describeCompanions(selection, result.groups), ...describePlan(result)];
  if (args.format === "json") {
    io.stdout.write(renderJson(report));
    warnOfUnreadable(report, io.stderr);
    for (const note of notes) io.stderr.write(`habitshift: ${note}\n`);
  } else {
    const seconds = (io.now().getTime() - start.getTime()) / 1000;
    const text = renderMigration(
      {
        report,
        rewrites: result.rewrites,
        written: args.write,
        includeReview: args.includeReview,
        explain: args.explain,
        todos: countTodos(result),
        notes,
        elapsed: io.stdout.isTerminal ? `   ${seconds.toFixed(1)} s` : "",
      },
      createStyle(wantsColour(io.env, io.stdout.isTerminal)),
    );
    io.stdout.write(text);
  }
  const isWhole = findUnreadable(report).length === 0;
  const leftOut = args.write && report.findings.some((finding) => finding.status === "left-out");
  return isWhole && !leftOut ? exitStatus.done : exitStatus.found;
}

/** How many of the comments for a person are among what is written. */
function countTodos({ todos, rewrites }: Pick<MigrationPlan, "todos" | "rewrites">): number {
  const chosen = new Set(rewrites.flatMap(({ groups }) => groups));
  return todos.filter(({ id }) => chosen.has(id)).length;
}
