import { resolve } from "node:path";
import type { Io } from "../io.ts";
import { createStyle, wantsColour } from "../report/style.ts";
import { writeOutput } from "../write-output.ts";
import type { WantedReport } from "./check-format.ts";
import type { Checked } from "./checked.ts";
import { loadRenderer, type RenderContext } from "./load-renderer.ts";

/**
 * Writes a check in each format that is wanted, the one on standard output last.
 *
 * @param rewritesOf - The edits that a group of findings makes alone.
 * @throws UsageError - where a file cannot be written.
 */
export async function writeReports(
  checked: Checked,
  reports: readonly WantedReport[],
  io: Io,
  rewritesOf: RenderContext["rewritesOf"],
): Promise<void> {
  const rendered = await Promise.all(
    reports.map(async ({ format, output }) => {
      const render = await loadRenderer(format);
      const isColoured = output === null && wantsColour(io.env, io.stdout.isTerminal);
      return { output, text: render(checked, { style: createStyle(isColoured), rewritesOf }) };
    }),
  );
  for (const { output, text } of rendered) if (output !== null) writeOutput(io.cwd, output, text);
  const summary = io.env.GITHUB_STEP_SUMMARY;
  if (summary && reports.some(({ format }) => format === "github")) {
    const { appendStepSummary } = await import("./append-step-summary.ts");
    appendStepSummary(resolve(io.cwd, summary), checked);
  }
  for (const { output, text } of rendered) if (output === null) io.stdout.write(text);
}
