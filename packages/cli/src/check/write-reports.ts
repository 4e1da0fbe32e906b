import { resolve } from "node:path";
import type { Io } from "../io.ts";
import { placeOutput } from "../place-output.ts";
import { createStyle, wantsColour } from "../report/style.ts";
import { UsageError } from "../usage-error.ts";
import { type OutputFile, writeOutputs } from "../write-output.ts";
import type { WantedReport } from "./check-format.ts";
import type { Checked } from "./checked.ts";
import { loadRenderer, type RenderContext } from "./load-renderer.ts";

/**
 * Makes sure that files can be written before anything is looked through.
 *
 * @param outputs - As the user names them; null: standard output.
 * @param taken - Files that are only read, as the user names them.
 * @throws UsageError - where one cannot, or two would go to the same file.
 */
export function placeReports(
  cwd: string,
  outputs: readonly (string | null)[],
  taken: readonly (string | null)[],
): void {
  const read = taken.filter((name) => name !== null);
  const names = new Map(read.map((name) => [resolve(cwd, name), name]));
  for (const output of outputs) {
    if (output === null) continue;
    const { path, kind } = placeOutput(resolve(cwd, output), output);
    const other = names.get(path);
    if (kind !== "device" && other !== undefined)
      throw new UsageError(`${output} cannot be written: ${other} is the same file`);
    names.set(path, output);
  }
}

/**
 * Writes a check in each format that is wanted, the one on standard output last: all of them or none.
 *
 * @param beside - What else is written with them.
 * @param rewritesOf - The edits that a group of findings makes alone.
 * @throws UsageError - where a file cannot be written.
 */
export async function writeReports(
  checked: Checked,
  reports: readonly WantedReport[],
  beside: readonly OutputFile[],
  io: Io,
  rewritesOf: RenderContext["rewritesOf"],
): Promise<void> {
  const files = [...beside];
  let shown = "";
  for (const { format, output } of reports) {
    const render = await loadRenderer(format);
    const isColoured = output === null && wantsColour(io.env, io.stdout.isTerminal);
    const text = render(checked, { style: createStyle(isColoured), rewritesOf });
    if (output === null) shown = text;
    else files.push({ file: output, text });
  }
  writeOutputs(io.cwd, files);
  const summary = io.env.GITHUB_STEP_SUMMARY;
  if (summary && reports.some(({ format }) => format === "github")) {
    const { appendStepSummary } = await import("./append-step-summary.ts");
    appendStepSummary(resolve(io.cwd, summary), checked);
  }
  io.stdout.write(shown);
}
