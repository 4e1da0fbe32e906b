import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { UsageError } from "../usage-error.ts";

/** A file of records that grows while a conversion runs, and appears when it is whole. */
export interface RecordFile {
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
  /** Leaves nothing behind; after one of the others, it does nothing. */
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
 * @param path - Absolute.
 * @throws UsageError - here and later, where it cannot be written.
 */
export function createRecordFile(path: string, name: string, form: RecordForm): RecordFile {
  const frame = frames[form];
  const draft = `${path}.${process.pid}.tmp`;
  const attempt = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      rmSync(draft, { force: true });
      const why = error instanceof Error ? error.message : String(error);
      throw new UsageError(`${name} cannot be written: ${why}`, { cause: error });
    }
  };
  const descriptor = attempt(() => openSync(draft, "w"));
  let pending = "";
  let count = 0;
  let isOpen = true;
  const flush = () => {
    attempt(() => writeSync(descriptor, pending));
    pending = "";
  };
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    pending += count === 0 ? frame.none : frame.end;
    flush();
    attempt(() => closeSync(descriptor));
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
      close();
      attempt(() => renameSync(draft, path));
    },
    takeBytes() {
      close();
      return attempt(() => readFileSync(draft));
    },
    abandon() {
      if (isOpen) closeSync(descriptor);
      isOpen = false;
      rmSync(draft, { force: true });
    },
  };
}
