import { existsSync, readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { findBlocked } from "@habitshift/codemods/find-blocked";
import { writeChanges } from "@habitshift/codemods/write-changes";
import { countOf } from "../report/words.ts";
import { UsageError } from "../usage-error.ts";
import type { InputFile } from "./find-inputs.ts";
import type { Ledger } from "./ledger.ts";
import type { RecordFile } from "./record-file.ts";

/** The new bytes of one file, as the journal takes them. */
type FileChange = Parameters<typeof writeChanges>[1][number];

/** Files that are rewritten together, through the journal. */
export interface InPlace {
  add(file: InputFile, after: readonly Uint8Array[]): void;
  /**
   * Writes all files and what goes beside them, or none.
   *
   * @throws UsageError - where logs would be lost; ApplyError - where writing failed.
   */
  write(ledger: Ledger): void;
}

/** @param root - The working folder, absolute; `undo` puts the files back from there. */
export function createInPlace(root: string): InPlace {
  const changes: FileChange[] = [];
  return {
    add({ path, name }, after) {
      changes.push({ file: name, before: readFileSync(path), after: Buffer.concat(after) });
    },
    write(ledger) {
      refuseLostLogs(ledger);
      const records = Object.values(ledger.files).filter((file) => file !== null);
      const beside = records.flatMap((file) => changeOf(root, file));
      const all = [...changes, ...beside];
      const [blocked] = findBlocked(root, all);
      if (blocked) throw new UsageError(`${blocked.file}: ${blocked.reason}. No file was changed.`);
      writeChanges(root, all);
    },
  };
}

function refuseLostLogs({ entries, files }: Ledger): void {
  const logs = entries.reduce((sum, entry) => sum + entry.logs, 0);
  if (logs === 0 || files.logs !== null) return;
  throw new UsageError(
    `${countOf(logs, "log")} of completions would be lost; name a file with --logs. No file was changed.`,
  );
}

/** A file of records that is empty never replaces one that is there, nor does one of data. */
function changeOf(root: string, file: RecordFile): FileChange[] {
  const before = existsSync(file.path) ? readFileSync(file.path) : null;
  if (before !== null && file.count() === 0) return [];
  if (before !== null && before.length > 0) {
    throw new UsageError(`${file.name} is there already; name another file. No file was changed.`);
  }
  const name = relative(root, file.path).split(sep).join("/");
  return [{ file: name, before, after: file.takeBytes() }];
}
