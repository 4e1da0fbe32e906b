import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { identityOf, isUnderWay } from "../jscodeshift/run-identity.ts";
import { systemErrorCode } from "../system-error.ts";
import { ApplyError, explainWriteFailure } from "./apply-error.ts";
import { type Disk, nodeDisk } from "./disk.ts";
import { stateFolder } from "./journal.ts";
import { prepareStateFolder, removeStateFolderIfEmpty } from "./state-folder.ts";

/** In milliseconds: how long another run is waited for, how often it is looked after, and how long it may be nameless. */
const patience = { whole: 10_000, step: 25, mute: 2_000 } as const;

/**
 * Keeps other runs out of the journals of a folder for so long: two at once would write what stands in the
 * journal of the other. What a kill leaves of it holds nobody up.
 *
 * @throws ApplyError - `busy` where another run does not end; `journal` where the folder cannot be written.
 */
export function holdState<T>(
  root: string,
  action: () => T,
  disk: Disk = nodeDisk,
  wait: number = patience.whole,
): T {
  const lock = join(stateFolder(root), "lock");
  for (let waited = 0; !take(root, lock, disk); waited += patience.step) {
    if (waited >= wait)
      throw new ApplyError("another run of habitshift writes here; run it again afterwards", {
        code: "busy",
      });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience.step);
  }
  try {
    return action();
  } finally {
    rmSync(lock, { force: true });
    removeStateFolderIfEmpty(root, disk);
  }
}

/** Makes the file that says who is at work; false where somebody else is. */
function take(root: string, lock: string, disk: Disk): boolean {
  let isOurs = false;
  try {
    prepareStateFolder(root, disk);
    const descriptor = openSync(lock, "wx");
    isOurs = true;
    writeSync(descriptor, identityOf(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (isOurs) rmSync(lock, { force: true });
    // The folder may have gone since, with the run that was at work in it.
    else if (["EEXIST", "ENOENT"].includes(systemErrorCode(error))) {
      if (isLeftBehind(lock)) rmSync(lock, { force: true });
      return false;
    }
    throw refusal(root, disk, error);
  }
}

function refusal(root: string, disk: Disk, cause: unknown): ApplyError {
  try {
    removeStateFolderIfEmpty(root, disk);
  } catch {
    // What is in the way there is what the message tells of.
  }
  const why = explainWriteFailure(cause);
  return new ApplyError(
    `the journal in .habitshift cannot be written: ${why}; no file was changed`,
    { code: "journal", cause },
  );
}

function isLeftBehind(lock: string): boolean {
  try {
    const identity = readFileSync(lock, "utf8");
    if (identity !== "") return !isUnderWay(identity);
    // One that is just being made says nothing yet.
    return Date.now() - statSync(lock).mtimeMs > patience.mute;
  } catch {
    return false;
  }
}

/** As `holdState` where there is a journal to look at; a folder without one is not written to. */
export function holdStateIfAny<T>(root: string, action: () => T, disk: Disk = nodeDisk): T {
  return existsSync(stateFolder(root)) ? holdState(root, action, disk) : action();
}
