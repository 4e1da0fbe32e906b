import { existsSync, readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { findBlocked } from "@habitshift/codemods/find-blocked";
import { writeChanges } from "@habitshift/codemods/write-changes";
import { countOf } from "../report/words.ts";
import { UsageError } from "../usage-error.ts";
import type { Ledger } from "./ledger.ts";
import type { RecordFile } from "./record-file.ts";

/** The new bytes of one file, as the journal takes them. */
type FileChange = Parameters<typeof writeChanges>[1][number];

/** Files that are rewritten together, through the journal. */
export interface InPlace {
  /** Plans to rewrite a file. @returns Why it cannot be; null where it can. */
  add(path: string, before: Buffer, after: Buffer): string | null;
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
  const changeOf = (path: string, before: Buffer | null, after: Buffer): FileChange => {
    return { file: relative(root, path).split(sep).join("/"), before, after };
  };
  return {
    add(path, before, after) {
      const change = changeOf(path, before, after);
      const [blocked] = findBlocked(root, [change]);
      if (blocked === undefined) changes.push(change);
      return blocked?.reason ?? null;
    },
    write(ledger) {
      refuseLostLogs(ledger);
      const files = Object.values(ledger.files).filter((file) => file !== null);
      // A file without records would only replace what stands there, and the journal.
      const filled = files.filter((file) => file.count() > 0);
      const beside = filled.map((file) => changeOf(file.path, emptyAt(file), file.takeBytes()));
      writeChanges(root, [...changes, ...beside]);
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

/** What stands where records go: nothing, or a file without anything; data of an earlier run stays. */
function emptyAt({ path, name }: RecordFile): Buffer | null {
  const before = existsSync(path) ? readFileSync(path) : null;
  if (before === null || before.length === 0) return before;
  throw new UsageError(`${name} is there already; name another file. No file was changed.`);
}
