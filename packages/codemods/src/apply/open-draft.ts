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
import { join } from "node:path";
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

/** Drafts of this process so far, which tell their names apart. */
let drafts = 0;

/** A file that text is added to; it is closed once, however often that is said. */
export function openForWriting(path: string): {
  append(text: string): void;
  close(): void;
} {
  const descriptor = openSync(path, "w");
  let isOpen = true;
  return {
    append: (text) => void writeSync(descriptor, text),
    close() {
      if (isOpen) closeSync(descriptor);
      isOpen = false;
    },
  };
}

/**
 * Starts a file that appears when it is whole; `undo` clears up what a kill leaves of it.
 *
 * @param root - The working folder, absolute.
 * @throws The system's error, such as a full disk; so do the functions of the draft.
 */
export function openDraft(root: string): Draft {
  const folder = draftsFolder(root);
  prepareStateFolder(root, nodeDisk);
  mkdirSync(folder, { recursive: true });
  drafts += 1;
  const path = join(folder, `${process.pid}-${drafts}`);
  const { append, close } = openForWriting(path);
  return {
    append,
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
