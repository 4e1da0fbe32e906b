import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { basename, join } from "node:path";
import { nodeDisk } from "./disk.ts";
import { draftsFolder, prepareStateFolder, removeStateFolderIfEmpty } from "./state-folder.ts";

/** A file under way, which stands in `.habitshift` until it is whole. */
export interface Draft {
  append(text: string): void;
  /** Puts the file in its place, over one that stands there. */
  moveTo(path: string): void;
  readBytes(): Buffer;
  /** Leaves nothing behind; after `moveTo` it only clears up. */
  abandon(): void;
}

/**
 * Starts a file that appears when it is whole; `undo` clears up what a kill leaves of it.
 *
 * @param root - The working folder, absolute.
 * @param name - Tells it from other drafts of this run.
 * @throws The system's error, such as a full disk; so do the functions of the draft.
 */
export function openDraft(root: string, name: string): Draft {
  const folder = draftsFolder(root);
  prepareStateFolder(root, nodeDisk);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${process.pid}-${basename(name)}`);
  const descriptor = openSync(path, "w");
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  return {
    append: (text) => void writeSync(descriptor, text),
    moveTo(target) {
      close();
      try {
        renameSync(path, target);
      } catch (error) {
        // A rename does not lead to another file system.
        if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
        copyFileSync(path, target);
      }
    },
    readBytes() {
      close();
      return readFileSync(path);
    },
    abandon() {
      close();
      nodeDisk.remove(path);
      if (existsSync(folder) && readdirSync(folder).length === 0) nodeDisk.remove(folder);
      removeStateFolderIfEmpty(root, nodeDisk);
    },
  };
}
