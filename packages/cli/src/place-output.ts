import { realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "./usage-error.ts";

/** Where a path leads to, and what stands there. */
export interface OutputPlace {
  readonly path: string;
  /** A device or a pipe cannot be replaced, it is written to. */
  readonly kind: "file" | "nothing" | "device";
}

/**
 * Looks where a file that the user names is to stand.
 *
 * @param path - Absolute.
 * @throws UsageError - where none can stand there.
 */
export function placeOutput(path: string, name: string): OutputPlace {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status === undefined) {
    const folder = statSync(dirname(path), { throwIfNoEntry: false });
    if (folder?.isDirectory()) return { path, kind: "nothing" };
    throw new UsageError(`${name} cannot be written: there is no folder ${dirname(name)}`);
  }
  if (status.isDirectory()) throw new UsageError(`${name} cannot be written: it is a folder`);
  if (!status.isFile()) return { path, kind: "device" };
  return { path: realpathSync(path), kind: "file" };
}
