import { resolve } from "node:path";
import type { ConvertedLog, Note } from "@habitshift/converter";
import { placeOutput } from "../place-output.ts";
import { UsageError } from "../usage-error.ts";
import { createEntry, type Entry, type Failure, type PlacedNote } from "./entry.ts";
import { createRecordFile, formOf, type RecordFile, type RecordForm } from "./record-file.ts";

/** What is written beside a result. */
type RecordKind = "notes" | "logs" | "errors";

/** Names of files, relative to the working folder or absolute; null: not wanted. */
export type LedgerFiles = Readonly<Record<RecordKind, string | null>>;

/** How a ledger is kept. */
export interface LedgerRules {
  readonly form: RecordForm;
  /** Whether all notes, logs, values and failures stay in memory, too. */
  readonly keepsAll: boolean;
  /** Whether the records of an input wait until it is known that they are wanted. */
  readonly waits: boolean;
}

/** Where the parts of a conversion go that are not its result. */
export interface Ledger {
  readonly entries: readonly Entry[];
  readonly files: Readonly<Record<RecordKind, RecordFile | null>>;
  open(file: string): EntryWriter;
  /** Puts all files in their places. */
  finish(): void;
  /** Leaves nothing behind of what is not in its place. */
  abandon(): void;
}

/** Writes down what became of one input. */
export interface EntryWriter {
  readonly entry: Entry;
  take(kind: string, count?: number): void;
  values(values: readonly unknown[]): void;
  notes(notes: readonly Note[], line?: number): void;
  logs(logs: readonly ConvertedLog[] | undefined): void;
  fail(failure: Failure): void;
  /** Writes the records that waited. */
  commit(): void;
  /** Drops them: the input stays as it is. */
  rollBack(): void;
}

const shownFailures = 5;

/**
 * @param inputs - Paths of the inputs, absolute; none of them is a file to write.
 * @throws UsageError - where a file cannot be written.
 */
export function createLedger(
  cwd: string,
  names: LedgerFiles,
  inputs: readonly string[],
  rules: LedgerRules,
): Ledger {
  const taken = new Set(inputs);
  const place = (name: string | null) => {
    if (name === null) return null;
    const own = placeOutput(resolve(cwd, name), name);
    if (taken.has(own.path)) throw new UsageError(`${name} is read or written already`);
    taken.add(own.path);
    return { name, own };
  };
  // All are looked at before any is begun.
  const places = {
    notes: place(names.notes),
    logs: place(names.logs),
    errors: place(names.errors),
  };
  const create = (where: ReturnType<typeof place>) =>
    where && createRecordFile(cwd, where.own, where.name, formOf(where.name, rules.form));
  const files = {
    notes: create(places.notes),
    logs: create(places.logs),
    errors: create(places.errors),
  };
  const all = Object.values(files).filter((file) => file !== null);
  const entries: Entry[] = [];
  return {
    entries,
    files,
    open(file) {
      const entry = createEntry(file);
      entries.push(entry);
      return writerOf(entry, files, rules);
    },
    finish() {
      for (const file of all) file.finish();
    },
    abandon() {
      for (const file of all) file.abandon();
    },
  };
}

function writerOf(entry: Entry, files: Ledger["files"], rules: LedgerRules): EntryWriter {
  const { file } = entry;
  const { keepsAll, waits } = rules;
  let waiting: (() => void)[] = [];
  const put = (kind: RecordKind, record: object) => {
    const target = files[kind];
    if (target === null) return;
    const text = JSON.stringify(record);
    if (waits) waiting.push(() => target.put(text));
    else target.put(text);
  };
  return {
    entry,
    take(kind, count = 1) {
      entry.kinds.set(kind, (entry.kinds.get(kind) ?? 0) + count);
    },
    values(values) {
      if (keepsAll) for (const value of values) entry.all.values.push(value);
    },
    notes(notes, line) {
      for (const note of notes) {
        const placed: PlacedNote = line === undefined ? note : { line, ...note };
        entry.notes[note.kind] += 1;
        if (keepsAll) entry.all.notes.push(placed);
        put("notes", { file, ...placed });
      }
    },
    logs(logs = []) {
      entry.logs += logs.length;
      for (const log of logs) {
        if (keepsAll) entry.all.logs.push(log);
        put("logs", log);
      }
    },
    fail(failure) {
      entry.failures += 1;
      if (keepsAll || entry.shown.length < shownFailures) entry.shown.push(failure);
      const { message, pointers, ...where } = failure;
      put("errors", { file, ...where, error: { message, pointers } });
    },
    commit() {
      for (const write of waiting) write();
      waiting = [];
    },
    rollBack() {
      waiting = [];
      entry.logs = 0;
    },
  };
}
