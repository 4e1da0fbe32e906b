import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "../usage-error.ts";

/**
 * Writes a file whole or not at all, with the folders above it.
 *
 * @param file - Absolute.
 * @param mode - Who may do what with it.
 * @throws UsageError - where it cannot be written.
 */
export function writeAnew(file: string, text: string, mode = 0o666): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text, { mode });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be written: ${why}`, { cause: error });
  }
}
