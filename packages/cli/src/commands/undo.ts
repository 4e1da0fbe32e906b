import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { undoLast } from "@habitshift/codemods/undo";
import type { ArgumentsOf } from "../arguments.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { renderUndo, renderUndoJson } from "../report/render-undo.ts";
import { readVersion } from "../version.ts";

/** `habitshift undo`: status 1 where a file had to be left as it is. */
export function runUndo({ format }: ArgumentsOf<"undo">, io: Io): ExitStatus {
  const root = realpathSync(io.cwd);
  const report = undoLast(root);
  io.stdout.write(format === "json" ? renderUndoJson(readVersion(), report) : renderUndo(report));
  const elsewhere = report === null ? findJournalAbove(root) : null;
  if (elsewhere !== null) {
    io.stderr.write(`habitshift: there is something to undo in ${elsewhere}; run undo there\n`);
  }
  return report === null || report.left.length === 0 ? exitStatus.done : exitStatus.found;
}

function findJournalAbove(folder: string): string | null {
  const above = dirname(folder);
  if (above === folder) return null;
  return existsSync(join(above, ".habitshift/last/journal.json")) ? above : findJournalAbove(above);
}
