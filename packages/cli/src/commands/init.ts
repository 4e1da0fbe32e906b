import { existsSync } from "node:fs";
import { join } from "node:path";
import { findConfigIn } from "@habitshift/codemods/find-config";
import type { ArgumentsOf } from "../arguments.ts";
import type { Engine } from "../engine.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import { chooseServices } from "../init/choose-services.ts";
import { configText } from "../init/config-text.ts";
import { type PlannedFile, planGates } from "../init/plan-gates.ts";
import { readHabits } from "../init/read-habits.ts";
import { readSurroundings } from "../init/read-surroundings.ts";
import { writeAnew } from "../init/write-anew.ts";
import type { Io } from "../io.ts";
import { openCode } from "../open-code.ts";
import { showProgress } from "../progress.ts";
import { renderInit, renderInitJson } from "../report/render-init.ts";
import { createStyle, wantsColour } from "../report/style.ts";
import { UsageError } from "../usage-error.ts";
import { readVersion } from "../version.ts";

/**
 * `habitshift init`: looks where the program's calls go, and writes a configuration that names the service,
 * and what runs the check where the repository checks itself: workflow, job, hook.
 *
 * @throws UsageError - where there is a configuration, unless it may be written over.
 */
export async function runInit(
  args: ArgumentsOf<"init">,
  io: Io,
  loadEngine: () => Promise<Engine>,
): Promise<ExitStatus> {
  const existing = findConfigIn(io.cwd);
  if (existing && (!args.force || existing.kind === "member")) {
    const advice =
      existing.kind === "member"
        ? "take its `habitshift` member out first"
        : "--force writes over it";
    throw new UsageError(`${existing.file} is there already; ${advice}. Nothing was written.`);
  }
  const flags = { paths: [], config: false, serviceUrl: null, typecheck: false };
  const code = { ...flags, todo: false, explain: false };
  const { project, options } = await openCode(code, io.cwd, loadEngine);
  const engine = await loadEngine();
  const survey = await showProgress(io, project, ({ project, onStep }) =>
    engine.surveyServices(project, { ...options, onStep }),
  );

  const chosen = chooseServices(survey);
  const around = readSurroundings(io.cwd, existing);
  writeAnew(around.config, configText(chosen, around.dialect));
  const version = readVersion();
  const { files, additions } = planGates(readHabits(around.top), { ...around, version });
  const inTop = (path: string) => join(around.top, path);
  const isThere = ({ path }: PlannedFile) => existsSync(inTop(path));
  const kept = args.force ? [] : files.filter(isThere);
  const fresh = files.filter((file) => !kept.includes(file));
  for (const { path, text, isProgram } of fresh) {
    writeAnew(inTop(path), text, isProgram ? 0o777 : undefined);
  }
  const report = {
    version,
    chosen,
    written: [around.config, ...fresh.map(({ path }) => inTop(path))],
    kept: kept.map(({ path }) => inTop(path)),
    additions: additions.map(({ file, text }) => ({ file: inTop(file), text })),
    cwd: io.cwd,
  };
  const style = createStyle(wantsColour(io.env, io.stdout.isTerminal));
  io.stdout.write(args.format === "json" ? renderInitJson(report) : renderInit(report, style));
  return exitStatus.done;
}
