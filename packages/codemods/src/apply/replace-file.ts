import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { systemErrorCode } from "../system-error.ts";
import { type Disk, permissionsOf } from "./disk.ts";

/** Moves a copy over a file at once, also where the two are on different file systems. */
export function replaceFile(copy: string, target: string, disk: Disk): void {
  try {
    disk.rename(copy, target);
  } catch (error) {
    if (systemErrorCode(error) !== "EXDEV") throw error;
    const neighbour = neighbourOf(target);
    disk.write(neighbour, readFileSync(copy), permissionsOf(copy));
    disk.rename(neighbour, target);
    disk.remove(copy);
  }
}

/** The temporary file beside a file, which only a copy from another file system needs. */
export function neighbourOf(target: string): string {
  return join(dirname(target), `.${basename(target)}.habitshift`);
}
