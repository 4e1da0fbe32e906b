import type { Finding } from "@habitshift/codemods";
import type { ChangedLines } from "./read-changed-lines.ts";

type Place = Pick<Finding, "file" | "line" | "endLine" | "endColumn">;

/** Whether one of the lines of a finding was changed, or all of its file is new. */
export function isTouched(
  { file, line, endLine, endColumn }: Place,
  changed: ChangedLines,
): boolean {
  if (changed.untracked.has(file)) return true;
  // An end in front of the first character of a line is the end of the line above.
  const last = endColumn === 1 && endLine > line ? endLine - 1 : endLine;
  return (changed.ranges.get(file) ?? []).some(
    (range) => range.first <= last && range.last >= line,
  );
}
