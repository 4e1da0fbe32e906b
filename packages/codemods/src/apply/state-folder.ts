import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Disk } from "./disk.ts";
import { stateFolder } from "./journal.ts";

/** Where a run keeps files that are not whole yet; what a kill leaves there is of no use. */
export function draftsFolder(root: string): string {
  return join(stateFolder(root), "drafts");
}

/**
 * Makes `.habitshift`, which git is told to ignore.
 *
 * @throws Error - where something else has that name; the system's error.
 */
export function prepareStateFolder(root: string, disk: Disk): void {
  const folder = stateFolder(root);
  const status = lstatSync(folder, { throwIfNoEntry: false });
  if (status === undefined) disk.makeFolder(folder);
  else if (!status.isDirectory()) throw new Error("`.habitshift` is not a folder");
  const ignoreFile = join(folder, ".gitignore");
  if (!existsSync(ignoreFile)) disk.write(ignoreFile, Buffer.from("*\n"), null);
}

/** Removes `.habitshift` where nothing is left in it that is of use. */
export function removeStateFolderIfEmpty(root: string, disk: Disk): void {
  const folder = stateFolder(root);
  if (!existsSync(folder)) return;
  if (!readdirSync(folder).every((name) => name === ".gitignore")) return;
  try {
    disk.remove(folder);
  } catch {
    // An empty folder that stays, such as a mount point, does no harm.
  }
}
