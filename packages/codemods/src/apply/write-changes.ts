import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { ApplyError, explainWriteFailure } from "./apply-error.ts";
import { currentHash } from "./current-hash.ts";
import { type Disk, nodeDisk } from "./disk.ts";
import type { FileChange } from "./file-change.ts";
import { holdState } from "./hold-state.ts";
import { hashOf, type Journal, journalPaths } from "./journal.ts";
import { replaceFile } from "./replace-file.ts";
import { restoreFiles } from "./restore-files.ts";
import { readLastJournal, settleJournals } from "./settle-journals.ts";
import { removeStateFolderIfEmpty } from "./state-folder.ts";
import { writeJournal } from "./write-journal.ts";

/**
 * Writes all changes, or none. The journal comes first and each file is replaced by one rename, so that
 * a kill at any moment leaves every file wholly old or wholly new and `undoLast` puts all back.
 *
 * @param root - Absolute; the journal stands in its `.habitshift`.
 * @throws ApplyError - `busy`, `unfinished`, `journal` or `write`.
 */
export function writeChanges(
  root: string,
  changes: readonly FileChange[],
  disk: Disk = nodeDisk,
): void {
  const real = changes.filter(({ before, after }) => before === null || !before.equals(after));
  if (real.length > 0) holdState(root, () => writeAll(root, real, disk), disk);
}

function writeAll(root: string, changes: readonly FileChange[], disk: Disk): void {
  if (readLastJournal(root)?.finished === false) {
    throw new ApplyError("an earlier run was stopped in the middle; run `habitshift undo` first", {
      code: "unfinished",
    });
  }
  refuseChanged(root, changes);
  const journal = prepare(root, changes, disk);
  try {
    replaceAll(root, journal, disk);
  } catch (error) {
    throw rollBack(root, journal, disk, error);
  }
  disk.remove(journalPaths(root, "previous").folder);
}

/** What another run wrote since looks like our own work: putting that back would undo it. */
function refuseChanged(root: string, changes: readonly FileChange[]): void {
  for (const { file, before } of changes) {
    try {
      if (currentHash(join(root, file)) === (before && hashOf(before))) continue;
      throw new Error("it changed in the meantime");
    } catch (cause) {
      const why = explainWriteFailure(cause);
      throw new ApplyError(`${file} cannot be written: ${why}; no file was changed`, {
        code: "write",
        cause,
      });
    }
  }
}

/** Writes the journal and puts it in force; nothing else has changed after a failure. */
function prepare(root: string, changes: readonly FileChange[], disk: Disk): Journal {
  const next = journalPaths(root, "next").folder;
  const last = journalPaths(root, "last").folder;
  try {
    settleJournals(root, disk);
    const journal = writeJournal(root, changes, disk);
    if (existsSync(last)) disk.rename(last, journalPaths(root, "previous").folder);
    disk.rename(next, last);
    disk.syncFolder(dirname(last));
    return journal;
  } catch (error) {
    attempt(() => settleJournals(root, disk));
    attempt(() => removeStateFolderIfEmpty(root, disk));
    const why = explainWriteFailure(error);
    throw new ApplyError(
      `the journal in .habitshift cannot be written: ${why}; no file was changed`,
      {
        code: "journal",
        cause: error,
      },
    );
  }
}

function replaceAll(root: string, journal: Journal, disk: Disk): void {
  const paths = journalPaths(root, "last");
  for (const folder of journal.folders) disk.makeFolder(join(root, folder));
  for (const entry of journal.files) {
    const target = join(root, entry.file);
    try {
      if (currentHash(target) !== entry.before) throw new Error("it changed in the meantime");
      replaceFile(paths.after(entry), target, disk);
    } catch (error) {
      throw new Error(`${entry.file} cannot be written: ${explainWriteFailure(error)}`, {
        cause: error,
      });
    }
  }
  for (const folder of new Set(journal.files.map(({ file }) => dirname(join(root, file))))) {
    disk.syncFolder(folder);
  }
  disk.write(paths.finished, Buffer.alloc(0), null);
}

function rollBack(root: string, journal: Journal, disk: Disk, cause: unknown): ApplyError {
  const why = explainWriteFailure(cause);
  const about = { code: "write", cause } as const;
  try {
    if (restoreFiles(root, journal, disk).left.length === 0) {
      disk.remove(journalPaths(root, "last").folder);
      settleJournals(root, disk);
      removeStateFolderIfEmpty(root, disk);
      return new ApplyError(`${why}; no file was changed`, about);
    }
  } catch {
    // The journal is still there: that is what the message says.
  }
  return new ApplyError(
    `${why}; some files were changed: \`habitshift undo\` puts them back`,
    about,
  );
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // What is left is harmless, and the next run clears it up.
  }
}
