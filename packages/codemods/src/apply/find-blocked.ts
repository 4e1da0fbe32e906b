import { accessSync, constants, existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { explainReadFailure } from "../discover/read-error.ts";
import { currentHash } from "./current-hash.ts";
import type { FileChange } from "./file-change.ts";
import { hashOf } from "./journal.ts";

/** A file that a plan would change and that must not or cannot be written. */
export interface BlockedFile {
  readonly file: string;
  readonly reason: string;
}

/** The files that cannot be written as planned; a caller plans again without them. */
export function findBlocked(root: string, changes: readonly FileChange[]): BlockedFile[] {
  return changes.flatMap((change) => {
    const reason = reasonOf(join(root, change.file), change);
    return reason === null ? [] : [{ file: change.file, reason }];
  });
}

function reasonOf(path: string, change: FileChange): string | null {
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      return "it is a symbolic link";
    const now = currentHash(path);
    const planned = change.before === null ? null : hashOf(change.before);
    if (now !== planned) return describeDifference(now, planned);
    const folder = closestFolder(path);
    if (realpathSync(folder) !== folder) return "a symbolic link leads to its folder";
    if (!canWrite(folder)) return "its folder is read-only";
    if (now === null) return null;
    return !canWrite(path) || isLocked(path, folder) ? "the file is read-only" : null;
  } catch (error) {
    return explainReadFailure(error);
  }
}

function describeDifference(now: string | null, planned: string | null): string {
  if (planned === null) return "a file of that name stands there already";
  return now === null ? "it is gone" : "it changed while the plan was made";
}

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * An administrator could write a file whose mode forbids it, but whoever set it did not want that. In a
 * folder of the same mode it says nothing: the whole tree is a copy of one that was read-only.
 */
function isLocked(path: string, folder: string): boolean {
  return !isWritableByMode(path) && isWritableByMode(folder);
}

function isWritableByMode(path: string): boolean {
  return (statSync(path).mode & 0o222) !== 0;
}

function closestFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? folder : closestFolder(folder);
}
