import { accessSync, constants, realpathSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { explainWriteFailure } from "@habitshift/codemods/apply-error";
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
  const refuse = (why: string, cause?: unknown): never => {
    throw new UsageError(`${name} cannot be written: ${why}`, { cause });
  };
  const look = (at: string): Stats | undefined => {
    try {
      return statSync(at, { throwIfNoEntry: false });
    } catch (error) {
      return refuse(explainWriteFailure(error), error);
    }
  };
  const status = look(path);
  if (status === undefined) {
    if (look(dirname(path))?.isDirectory()) return { path, kind: "nothing" };
    return refuse(`there is no folder ${dirname(name)}`);
  }
  if (status.isDirectory()) return refuse("it is a folder");
  try {
    // A file that may not be written to is not replaced either.
    accessSync(path, constants.W_OK);
  } catch (error) {
    return refuse(explainWriteFailure(error), error);
  }
  if (!status.isFile()) return { path, kind: "device" };
  return { path: realpathSync(path), kind: "file" };
}
