import { existsSync, readFileSync } from "node:fs";
import { ApplyError } from "./apply-error.ts";
import type { Disk } from "./disk.ts";
import { type Journal, journalPaths, parseJournal } from "./journal.ts";

/** The journal in force. */
export interface LastJournal {
  readonly journal: Journal;
  /** False where the run that wrote it was stopped before it had written every file. */
  readonly finished: boolean;
}

/**
 * Reads the journal in force.
 *
 * @returns Null where there is none.
 * @throws ApplyError - `broken-journal`.
 */
export function readLastJournal(root: string): LastJournal | null {
  const paths = journalPaths(root, "last");
  if (!existsSync(paths.manifest)) return null;
  const journal = parseJournal(readFileSync(paths.manifest, "utf8"));
  if (journal === null) {
    throw new ApplyError("`.habitshift/last/journal.json` is not a journal", {
      code: "broken-journal",
    });
  }
  return { journal, finished: existsSync(paths.finished) };
}

/**
 * Clears up what a kill between two steps left: a journal that never came into force goes, and the one
 * that it was about to replace is in force again.
 */
export function settleJournals(root: string, disk: Disk): void {
  const next = journalPaths(root, "next");
  const last = journalPaths(root, "last");
  const previous = journalPaths(root, "previous");
  if (existsSync(next.folder)) disk.remove(next.folder);
  if (existsSync(last.folder) && !existsSync(last.manifest)) disk.remove(last.folder);
  if (!existsSync(previous.folder)) return;
  if (!existsSync(last.folder)) disk.rename(previous.folder, last.folder);
  else if (existsSync(last.finished)) disk.remove(previous.folder);
}
