import { statSync } from "node:fs";

/** What changes when a file is written; empty where there is none. */
export function stampOf(file: string): string {
  const status = statSync(file, { throwIfNoEntry: false });
  return status ? `${status.mtimeMs} ${status.ctimeMs} ${status.size} ${status.ino}` : "";
}
