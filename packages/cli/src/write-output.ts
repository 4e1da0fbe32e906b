import { renameSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { placeOutput } from "./place-output.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Writes a report to the file that the user named, whole or not at all.
 *
 * @throws UsageError - where it cannot be written.
 */
export function writeOutput(cwd: string, file: string, text: string): void {
  const { path, kind } = placeOutput(resolve(cwd, file), file);
  const draft = `${path}.${process.pid}.tmp`;
  try {
    if (kind === "device") {
      writeFileSync(path, text);
      return;
    }
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be written: ${why}`, { cause: error });
  }
}
