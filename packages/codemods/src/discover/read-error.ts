import { explainSystemError } from "../system-error.ts";

/** A counted file that is not looked into; `fate` and `message` are what the accounting says of it. */
export class ReadError extends Error {
  override readonly name = "ReadError";
  readonly file: string;
  readonly fate: "unreadable" | "skipped";
  /** What a generated file says of itself; null for others. */
  readonly generated: string | null;

  constructor(reason: string, about: ReadErrorAbout) {
    super(reason, { cause: about.cause });
    this.file = about.file;
    this.fate = about.fate;
    this.generated = about.generated ?? null;
  }
}

interface ReadErrorAbout {
  readonly file: string;
  readonly fate: "unreadable" | "skipped";
  readonly cause?: unknown;
  readonly generated?: string | null;
}

const sentences: Readonly<Record<string, string>> = {
  EACCES: "no permission to read it",
  EPERM: "no permission to read it",
  ENOENT: "it is gone",
  EISDIR: "it is a folder",
  ELOOP: "its links lead in a circle",
  EMFILE: "too many files are open",
};

/** What a system error means, in words, such as "no permission to read it". */
export function explainReadFailure(error: unknown): string {
  return explainSystemError(error, sentences);
}
