import type { Io } from "../io.ts";
import { createStyle, wantsColour } from "../report/style.ts";
import { writeOutput } from "../write-output.ts";
import type { WantedReport } from "./check-format.ts";
import type { Checked } from "./checked.ts";
import { loadRenderer } from "./load-renderer.ts";

/**
 * Writes a check in each format that is wanted, the one on standard output last.
 *
 * @throws UsageError - where a file cannot be written.
 */
export async function writeReports(
  checked: Checked,
  reports: readonly WantedReport[],
  io: Io,
): Promise<void> {
  const rendered = await Promise.all(
    reports.map(async ({ format, output }) => {
      const render = await loadRenderer(format);
      const isColoured = output === null && wantsColour(io.env, io.stdout.isTerminal);
      return { output, text: render(checked, createStyle(isColoured)) };
    }),
  );
  for (const { output, text } of rendered) if (output !== null) writeOutput(io.cwd, output, text);
  for (const { output, text } of rendered) if (output === null) io.stdout.write(text);
}
