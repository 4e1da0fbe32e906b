import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { systemErrorCode } from "../system-error.ts";
import { nodeDisk } from "./disk.ts";
import { stateFolder } from "./journal.ts";
import { draftsFolder, prepareStateFolder } from "./state-folder.ts";

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
  drafts += 1;
  const path = join(draftsFolder(root), `${process.pid}-${drafts}`);
  const { append, close } = openIn(root, path, attempts);
  return {
    append,
    moveTo(target) {
      close();
      try {
        renameSync(path, target);
      } catch (error) {
        // A rename does not lead to another file system.
        if (systemErrorCode(error) !== "EXDEV") throw error;
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
      removeEmptyFolders(root);
    },
  };
}

/** Other processes in the same folder come and go; so often their going is waited for. */
const attempts = 50;

/** Makes the folders of a draft and opens it, again where another process removed them in between. */
function openIn(root: string, path: string, left: number): ReturnType<typeof openForWriting> {
  try {
    prepareStateFolder(root, nodeDisk);
    mkdirSync(dirname(path), { recursive: true });
    return openForWriting(path);
  } catch (error) {
    const isGone = ["ENOENT", "EEXIST"].includes(systemErrorCode(error));
    if (!isGone || left === 0) throw error;
    return openIn(root, path, left - 1);
  }
}

/** Removes what no other process has a file in: a folder that is not empty stays by itself. */
function removeEmptyFolders(root: string): void {
  try {
    rmdirSync(draftsFolder(root));
    const folder = stateFolder(root);
    if (readdirSync(folder).some((name) => name !== ".gitignore")) return;
    rmSync(join(folder, ".gitignore"), { force: true });
    rmdirSync(folder);
  } catch {
    // Somebody else is at work there.
  }
}
