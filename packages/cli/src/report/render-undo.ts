import type { UndoReport } from "@habitshift/codemods/undo";
import { countOf, onOneLine } from "./words.ts";

/** What `undo` did, as text; null: there was nothing to undo. */
export function renderUndo(report: UndoReport | null): string {
  if (report === null) return "nothing to undo\n";
  const { restored, deleted, left, finished } = report;
  const line = (verb: string, file: string, reason = "") =>
    `${verb.padEnd(8)}  ${onOneLine(file)}${reason === "" ? "" : `: ${onOneLine(reason)}`}\n`;
  const sums = [
    `${countOf(restored.length, "file")} restored`,
    `${countOf(deleted.length, "file")} deleted`,
    ...(left.length > 0
      ? [`${countOf(left.length, "file")} left as ${left.length === 1 ? "it is" : "they are"}`]
      : []),
  ];
  return [
    ...restored.map((file) => line("restored", file)),
    ...deleted.map((file) => line("deleted", file)),
    ...left.map(({ file, reason }) => line("left", file, reason)),
    ...(finished ? [] : ["the run before was stopped in the middle; its traces are gone\n"]),
    `${sums.join(", ")}\n`,
  ].join("");
}

/** The same as JSON. */
export function renderUndoJson(version: string, report: UndoReport | null): string {
  const document = {
    schemaVersion: 1,
    tool: { name: "habitshift", version },
    undone: report !== null,
    restored: report?.restored ?? [],
    deleted: report?.deleted ?? [],
    left: report?.left ?? [],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
