import { createHash } from "node:crypto";
import { join } from "node:path";
import { isRecord } from "../is-record.ts";

/** What `undo` needs to know of one file. */
export interface JournalEntry {
  /** Relative to the root, with `/`. */
  readonly file: string;
  /** The name of its copies in the folders `before` and `after` of the journal. */
  readonly copy: string;
  /** SHA-256 of the bytes before; null where the file was created. */
  readonly before: string | null;
  /** SHA-256 of the bytes after. */
  readonly after: string;
}

export interface Journal {
  readonly formatVersion: 1;
  readonly files: readonly JournalEntry[];
  /** Folders that were created, outer ones first; relative to the root, with `/`. */
  readonly folders: readonly string[];
}

/** Where the parts of a journal stand. A journal is whole once `manifest` is there. */
export interface JournalPaths {
  readonly folder: string;
  readonly manifest: string;
  /** There once every file has been written. */
  readonly finished: string;
  before(entry: JournalEntry): string;
  after(entry: JournalEntry): string;
}

/** The three names that a journal has in its life: being written, in force, replaced by a newer one. */
export type JournalName = "next" | "last" | "previous";

export function stateFolder(root: string): string {
  return join(root, ".habitshift");
}

export function journalPaths(root: string, name: JournalName): JournalPaths {
  const folder = join(stateFolder(root), name);
  return {
    folder,
    manifest: join(folder, "journal.json"),
    finished: join(folder, "finished"),
    before: (entry) => join(folder, "before", entry.copy),
    after: (entry) => join(folder, "after", entry.copy),
  };
}

/** SHA-256, in hexadecimal. */
export function hashOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

/** The journal that a manifest holds; null where it is not one. */
export function parseJournal(text: string): Journal | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJournal(value) ? value : null;
  } catch {
    return null;
  }
}

function isJournal(value: unknown): value is Journal {
  return (
    isRecord(value) &&
    value.formatVersion === 1 &&
    Array.isArray(value.files) &&
    value.files.every(isEntry) &&
    Array.isArray(value.folders) &&
    value.folders.every((folder) => typeof folder === "string")
  );
}

function isEntry(value: unknown): value is JournalEntry {
  return (
    isRecord(value) &&
    typeof value.file === "string" &&
    typeof value.copy === "string" &&
    /^\d+$/.test(value.copy) &&
    (value.before === null || typeof value.before === "string") &&
    typeof value.after === "string"
  );
}
