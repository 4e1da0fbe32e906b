import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Disk, permissionsOf } from "./disk.ts";
import type { FileChange } from "./file-change.ts";
import { hashOf, type Journal, type JournalEntry, journalPaths } from "./journal.ts";
import { prepareStateFolder } from "./state-folder.ts";

/**
 * Writes both versions of every file into the journal `next`; touches nothing else. The manifest comes
 * last, so that a journal with one is whole.
 *
 * @throws The system's error, such as a full disk.
 */
export function writeJournal(root: string, changes: readonly FileChange[], disk: Disk): Journal {
  const paths = journalPaths(root, "next");
  prepareStateFolder(root, disk);
  disk.remove(paths.folder);
  disk.makeFolder(paths.folder);
  disk.makeFolder(join(paths.folder, "before"));
  disk.makeFolder(join(paths.folder, "after"));
  const files = changes.map((change, index) => {
    const entry = describe(change, index);
    const permissions = change.before === null ? null : permissionsOf(join(root, change.file));
    if (change.before !== null) disk.write(paths.before(entry), change.before, permissions);
    disk.write(paths.after(entry), change.after, permissions);
    return entry;
  });
  const journal: Journal = { formatVersion: 1, files, folders: missingFolders(root, changes) };
  const draft = `${paths.manifest}.draft`;
  disk.write(draft, Buffer.from(`${JSON.stringify(journal, null, 2)}\n`), null);
  disk.rename(draft, paths.manifest);
  for (const folder of ["before", "after", "."]) disk.syncFolder(join(paths.folder, folder));
  return journal;
}

function describe(change: FileChange, index: number): JournalEntry {
  return {
    file: change.file,
    copy: String(index),
    before: change.before === null ? null : hashOf(change.before),
    after: hashOf(change.after),
  };
}

function missingFolders(root: string, changes: readonly FileChange[]): string[] {
  const missing = new Set<string>();
  for (const { file } of changes) {
    let folder = dirname(file);
    while (!existsSync(join(root, folder))) {
      missing.add(folder);
      folder = dirname(folder);
    }
  }
  return [...missing].sort();
}
