import { writeFileSync } from "node:fs";
import { type Disk, nodeDisk } from "../disk.ts";

/** Thrown by a disk of a process that is dead: nothing it does after that has an effect. */
export class Killed extends Error {}

/**
 * A disk of a process that is killed right before its step `at` (from 0), or in the middle of it where
 * that step writes bytes.
 */
export function killedDisk(at: number, inTheMiddle: boolean): Disk & { steps: number } {
  const state = { steps: 0 };
  const step = (path?: string, bytes?: Buffer) => {
    if (state.steps++ < at) return;
    if (inTheMiddle && state.steps === at + 1 && path !== undefined && bytes !== undefined) {
      writeFileSync(path, bytes.subarray(0, bytes.length / 2));
    }
    throw new Killed();
  };
  return watched(step, state);
}

/** A disk on which writes fail from the moment that `path` matches, as on a full one. */
export function fullDisk(path: RegExp): Disk {
  return {
    ...nodeDisk,
    write(target, bytes, permissions) {
      if (path.test(target)) throw systemError("ENOSPC");
      nodeDisk.write(target, bytes, permissions);
    },
  };
}

/** A disk on which replacing a file whose path matches fails. */
export function stubbornDisk(path: RegExp, code: string): Disk {
  return {
    ...nodeDisk,
    rename(from, to) {
      if (path.test(to)) throw systemError(code);
      nodeDisk.rename(from, to);
    },
  };
}

/** As if `.habitshift` were on another file system than the files. */
export const splitDisk: Disk = {
  ...nodeDisk,
  rename(from, to) {
    if (from.includes(".habitshift/") !== to.includes(".habitshift/")) throw systemError("EXDEV");
    nodeDisk.rename(from, to);
  },
};

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: simulated`), { code });
}

function watched(
  step: (path?: string, bytes?: Buffer) => void,
  state: { steps: number },
): Disk & { steps: number } {
  return {
    get steps() {
      return state.steps;
    },
    write: (path, bytes, permissions) => {
      step(path, bytes);
      nodeDisk.write(path, bytes, permissions);
    },
    rename: (from, to) => {
      step();
      nodeDisk.rename(from, to);
    },
    remove: (path) => {
      step();
      nodeDisk.remove(path);
    },
    makeFolder: (path) => {
      step();
      nodeDisk.makeFolder(path);
    },
    syncFolder: (path) => {
      step();
      nodeDisk.syncFolder(path);
    },
  };
}
