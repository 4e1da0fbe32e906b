import { openDraft, openForWriting } from "@habitshift/codemods/open-draft";
import type { OutputPlace } from "../place-output.ts";
import { UsageError } from "../usage-error.ts";

/** A file of records that grows while a conversion runs, and appears when it is whole. */
export interface RecordFile {
  /** Absolute; where links lead to. */
  readonly path: string;
  /** As the user wrote it. */
  readonly name: string;
  readonly count: () => number;
  /** Adds a record, as JSON. */
  put(record: string): void;
  /** Puts the file where the user wants it. */
  finish(): void;
  /** The bytes of the whole file, for someone else to put there. */
  takeBytes(): Buffer;
  /** Leaves nothing behind; after one of the others, it only clears up. */
  abandon(): void;
}

/** A list is one JSON document; lines are NDJSON. */
export type RecordForm = "list" | "lines";

/** What stands at the start, in front of each record, and at the end of a file with records. */
const frames = {
  list: { first: "[\n  ", next: ",\n  ", end: "\n]\n", none: "[]\n" },
  lines: { first: "", next: "\n", end: "\n", none: "" },
} as const;

/** So many characters are written at once. */
const blockSize = 64 * 1024;

/** The form that the name of a file asks for; else the one that is given. */
export function formOf(name: string, fallback: RecordForm): RecordForm {
  if (/\.(?:ndjson|jsonl)$/i.test(name)) return "lines";
  return /\.json$/i.test(name) ? "list" : fallback;
}

/**
 * Starts a file of records; memory does not grow with their number.
 *
 * @param root - The working folder, absolute.
 * @throws UsageError - here and later, where it cannot be written.
 */
export function createRecordFile(
  root: string,
  { path, kind }: OutputPlace,
  name: string,
  form: RecordForm,
): RecordFile {
  const attempt = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new UsageError(`${name} cannot be written: ${why}`, { cause: error });
    }
  };
  const draft = attempt(() => (kind === "device" ? writeThrough(path) : openDraft(root)));
  const frame = frames[form];
  let pending = "";
  let count = 0;
  let isWhole = false;
  const flush = () => {
    attempt(() => draft.append(pending));
    pending = "";
  };
  const complete = () => {
    if (isWhole) return;
    isWhole = true;
    pending += count === 0 ? frame.none : frame.end;
    flush();
  };
  return {
    path,
    name,
    count: () => count,
    put(record) {
      pending += (count === 0 ? frame.first : frame.next) + record;
      count += 1;
      if (pending.length > blockSize) flush();
    },
    finish() {
      complete();
      attempt(() => draft.moveTo(path));
    },
    takeBytes() {
      complete();
      return attempt(() => draft.readBytes());
    },
    abandon: () => draft.abandon(),
  };
}

type Draft = ReturnType<typeof openDraft>;

/** What cannot be replaced is written as it comes; a pipe is opened once. */
function writeThrough(path: string): Draft {
  const { append, close } = openForWriting(path);
  return {
    append,
    moveTo: close,
    readBytes: () => Buffer.alloc(0),
    abandon: close,
  };
}
