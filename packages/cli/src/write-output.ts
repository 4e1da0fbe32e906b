import { renameSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "./usage-error.ts";

/**
 * Writes a report to the file that the user named, whole or not at all.
 *
 * @throws UsageError - where it cannot be written.
 */
export function writeOutput(cwd: string, file: string, text: string): void {
  const target = resolve(cwd, file);
  const draft = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be written: ${why}`, { cause: error });
  }
}
