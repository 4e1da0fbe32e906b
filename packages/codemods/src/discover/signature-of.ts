import type { Stats } from "node:fs";

/** The coarsest clock of a file system (FAT), in milliseconds: what is written within it may look the same. */
const TICK = 2_000;

/**
 * How a file looks from outside; null where it was changed so short a time ago that it may change again and look the
 * same. Nobody can set the time of its last change of status, `ctime`.
 */
export function signatureOf(status: Stats, now: Date): string | null {
  const { ctimeMs, ino, mtimeMs, size } = status;
  return ctimeMs + TICK > now.getTime() ? null : `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
