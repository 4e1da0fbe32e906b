import { type Disk, nodeDisk } from "./disk.ts";
import { holdStateIfAny } from "./hold-state.ts";
import { type Journal, journalPaths } from "./journal.ts";
import { type RestoreReport, restoreFiles } from "./restore-files.ts";
import { readLastJournal, settleJournals } from "./settle-journals.ts";
import { draftsFolder, removeStateFolderIfEmpty } from "./state-folder.ts";

/** What `undo` did; `finished` is false where the run that it undid was stopped in the middle. */
export interface UndoReport extends RestoreReport {
  readonly finished: boolean;
}

/**
 * Puts back every file that the last run changed, deletes what it created, and removes its journal. A
 * file that was edited since is left, and its part of the journal with it.
 *
 * @param root - The folder that the run worked in, absolute.
 * @returns Null where there is nothing to undo.
 * @throws ApplyError - `busy` or `broken-journal`.
 */
export function undoLast(root: string, disk: Disk = nodeDisk): UndoReport | null {
  return holdStateIfAny(root, () => undo(root, disk), disk);
}

function undo(root: string, disk: Disk): UndoReport | null {
  settleJournals(root, disk);
  disk.remove(draftsFolder(root));
  const last = readLastJournal(root);
  if (last === null) {
    removeStateFolderIfEmpty(root, disk);
    return null;
  }
  const report = restoreFiles(root, last.journal, disk);
  if (report.left.length > 0) keepPart(root, last.journal, report, disk);
  else disk.remove(journalPaths(root, "last").folder);
  disk.remove(journalPaths(root, "previous").folder);
  removeStateFolderIfEmpty(root, disk);
  return { ...report, finished: last.finished };
}

function keepPart(root: string, journal: Journal, report: RestoreReport, disk: Disk): void {
  const left = new Set(report.left.map((entry) => entry.file));
  const part: Journal = { ...journal, files: journal.files.filter(({ file }) => left.has(file)) };
  const { manifest, finished } = journalPaths(root, "last");
  const draft = `${manifest}.draft`;
  disk.write(draft, Buffer.from(`${JSON.stringify(part, null, 2)}\n`), null);
  disk.rename(draft, manifest);
  disk.write(finished, Buffer.alloc(0), null);
}
