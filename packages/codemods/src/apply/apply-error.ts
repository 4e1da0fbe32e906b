import { explainSystemError } from "../system-error.ts";

/**
 * Nothing could be written, or it was put back.
 *
 * - `unfinished`: an earlier run was stopped in the middle; `undo` comes first.
 * - `journal`: the journal could not be written; no file was touched.
 * - `write`: a file could not be written; those before it were put back.
 * - `busy`: another run is writing in the same folder.
 * - `broken-journal`: `undo` cannot read what it should put back.
 */
export class ApplyError extends Error {
  override readonly name = "ApplyError";
  readonly code: ApplyErrorCode;

  constructor(message: string, about: { readonly code: ApplyErrorCode; readonly cause?: unknown }) {
    super(message, { cause: about.cause });
    this.code = about.code;
  }
}

export type ApplyErrorCode = "unfinished" | "journal" | "write" | "broken-journal" | "busy";

const sentences: Readonly<Record<string, string>> = {
  EACCES: "no permission",
  EPERM: "no permission",
  EROFS: "the file system is read-only",
  ENOSPC: "no space is left on the disk",
  EDQUOT: "the disk quota is used up",
  EBUSY: "another program holds it",
  EFBIG: "the system's limit for the size of a file is reached",
  EIO: "the disk failed",
};

/** What a system error means, in words, such as "no space is left on the disk". */
export function explainWriteFailure(error: unknown): string {
  return explainSystemError(error, sentences);
}
