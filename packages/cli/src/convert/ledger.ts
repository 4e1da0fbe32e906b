import { resolve } from "node:path";
import type { ConvertedLog, Note } from "@habitshift/converter";
import { createRecordFile, formOf, type RecordFile, type RecordForm } from "./record-file.ts";

/** What could not be converted, and where. */
export interface Failure {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** JSON Pointers (RFC 6901) into the document or the line. */
  readonly pointers: readonly string[];
  /** What was set aside, as it was written. */
  readonly text?: string;
  /** The same, where it is not UTF-8. */
  readonly base64?: string;
}

/** A note, and the line of the payload that it is on. */
type PlacedNote = Note & { readonly line?: number };

/** What became of one input. */
export interface Entry {
  readonly file: string;
  /** How many payloads were taken for what, such as 3 `habit`. */
  readonly kinds: Map<string, number>;
  readonly notes: Record<Note["kind"], number>;
  logs: number;
  failures: number;
  /** The first ones, to be shown; all, where everything is kept. */
  readonly shown: Failure[];
  /** Everything, where it is kept for a report that has it all. */
  readonly all: { readonly notes: PlacedNote[]; readonly logs: ConvertedLog[] };
  /** Why it was left as it is, where it was. */
  left: string | null;
  /** True where the result lacks lines that failed, and no file has them. */
  isCut: boolean;
}

/** Where the parts of a conversion go that are not its result. */
export interface Ledger {
  readonly entries: readonly Entry[];
  readonly files: Readonly<Record<"notes" | "logs" | "errors", RecordFile | null>>;
  open(file: string): EntryWriter;
}

/** Writes down what became of one input. */
export interface EntryWriter {
  readonly entry: Entry;
  take(kind: string, count?: number): void;
  notes(notes: readonly Note[], line?: number): void;
  logs(logs: readonly ConvertedLog[] | undefined): void;
  fail(failure: Failure): void;
}

/** Names of files, relative to the working folder or absolute; null: not wanted. */
export interface LedgerFiles {
  readonly notes: string | null;
  readonly logs: string | null;
  readonly errors: string | null;
}

const shownFailures = 5;

/**
 * @param keepsAll - Whether all notes, logs and failures stay in memory, too.
 * @throws UsageError - where a file cannot be written.
 */
export function createLedger(
  cwd: string,
  names: LedgerFiles,
  form: RecordForm,
  keepsAll: boolean,
): Ledger {
  const create = (name: string | null) =>
    name === null ? null : createRecordFile(resolve(cwd, name), name, formOf(name, form));
  const files = {
    notes: create(names.notes),
    logs: create(names.logs),
    errors: create(names.errors),
  };
  const entries: Entry[] = [];
  return {
    entries,
    files,
    open(file) {
      const entry: Entry = {
        file,
        kinds: new Map(),
        notes: { derived: 0, assumed: 0, lost: 0, kept: 0 },
        logs: 0,
        failures: 0,
        shown: [],
        all: { notes: [], logs: [] },
        left: null,
        isCut: false,
      };
      entries.push(entry);
      return writerOf(entry, files, keepsAll);
    },
  };
}

function writerOf(entry: Entry, files: Ledger["files"], keepsAll: boolean): EntryWriter {
  const { file } = entry;
  return {
    entry,
    take(kind, count = 1) {
      entry.kinds.set(kind, (entry.kinds.get(kind) ?? 0) + count);
    },
    notes(notes, line) {
      for (const note of notes) {
        const placed: PlacedNote = line === undefined ? note : { line, ...note };
        entry.notes[note.kind] += 1;
        if (keepsAll) entry.all.notes.push(placed);
        files.notes?.put(JSON.stringify({ file, ...placed }));
      }
    },
    logs(logs = []) {
      entry.logs += logs.length;
      if (!keepsAll && files.logs === null) return;
      for (const log of logs) {
        if (keepsAll) entry.all.logs.push(log);
        files.logs?.put(JSON.stringify(log));
      }
    },
    fail(failure) {
      entry.failures += 1;
      if (keepsAll || entry.shown.length < shownFailures) entry.shown.push(failure);
      const { message, pointers, ...where } = failure;
      files.errors?.put(JSON.stringify({ file, ...where, error: { message, pointers } }));
    },
  };
}
