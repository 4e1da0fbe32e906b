import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { explainWriteFailure } from "./apply-error.ts";
import { currentHash } from "./current-hash.ts";
import type { Disk } from "./disk.ts";
import { type Journal, type JournalEntry, journalPaths } from "./journal.ts";
import { neighbourOf, replaceFile } from "./replace-file.ts";

/** A file that was not put back. */
interface LeftFile {
  readonly file: string;
  readonly reason: string;
}

/** What was put back. A file that was as before already is in none of the lists. */
export interface RestoreReport {
  readonly restored: readonly string[];
  /** Files that the run had created. */
  readonly deleted: readonly string[];
  readonly left: readonly LeftFile[];
}

type Outcome = "as-before" | "restored" | "deleted" | LeftFile;

/** Puts back every file of the journal in force that still is as the run left it. */
export function restoreFiles(root: string, journal: Journal, disk: Disk): RestoreReport {
  const outcomes = journal.files.map((entry) => ({
    file: entry.file,
    outcome: restore(root, entry, disk),
  }));
  for (const folder of journal.folders.toReversed()) removeEmptyFolder(join(root, folder), disk);
  const filesThat = (wanted: Outcome) =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ file }) => file);
  return {
    restored: filesThat("restored"),
    deleted: filesThat("deleted"),
    left: outcomes.flatMap(({ outcome }) => (typeof outcome === "object" ? [outcome] : [])),
  };
}

function restore(root: string, entry: JournalEntry, disk: Disk): Outcome {
  const target = join(root, entry.file);
  try {
    if (existsSync(neighbourOf(target))) disk.remove(neighbourOf(target));
    const now = currentHash(target);
    if (now === entry.before) return "as-before";
    if (now !== entry.after) {
      // Its new version was never moved here: whatever happened to the file, the run did not do it.
      if (existsSync(journalPaths(root, "last").after(entry))) return "as-before";
      const reason = now === null ? "it was deleted since" : "it was edited since";
      return { file: entry.file, reason };
    }
    return putBack(root, entry, disk);
  } catch (error) {
    return { file: entry.file, reason: explainWriteFailure(error) };
  }
}

function putBack(root: string, entry: JournalEntry, disk: Disk): Outcome {
  const target = join(root, entry.file);
  if (entry.before === null) {
    disk.remove(target);
    return "deleted";
  }
  const copy = journalPaths(root, "last").before(entry);
  if (currentHash(copy) !== entry.before) {
    return { file: entry.file, reason: "its copy in the journal is missing or damaged" };
  }
  replaceFile(copy, target, disk);
  return "restored";
}

function removeEmptyFolder(folder: string, disk: Disk): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) disk.remove(folder);
}
