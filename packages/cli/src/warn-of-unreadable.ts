import type { Output } from "./io.ts";
import { findUnreadable } from "./report/find-unreadable.ts";
import type { Report } from "./report/report.ts";
import { onOneLine } from "./report/words.ts";

/** Says on standard error what could not be read or parsed, beside a report that a program reads. */
export function warnOfUnreadable(report: Report, stderr: Output): void {
  for (const { file, reason } of findUnreadable(report)) {
    stderr.write(`habitshift: ${onOneLine(file)} could not be read: ${onOneLine(reason)}\n`);
  }
}
