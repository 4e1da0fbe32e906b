import type { Entry, Failure } from "../convert/ledger.ts";
import type { Style } from "./style.ts";
import { countOf, formatCount, onOneLine } from "./words.ts";

/** What a person reads of a conversion: a line for each input, and what failed in it. */
export function renderConversion(
  entries: readonly Entry[],
  hints: readonly string[],
  style: Style,
): string {
  const left = entries.filter((entry) => entry.left !== null);
  const lines = entries
    .filter((entry) => entry.left === null)
    .flatMap((entry) => renderEntry(entry, style));
  if (left.length > 0) {
    lines.push(style.dim(`${countOf(left.length, "file")} left as they are: ${left[0]?.left}`));
  }
  return [...lines, ...hints.map((hint) => `habitshift: ${hint}`)]
    .map((line) => `${line}\n`)
    .join("");
}

function renderEntry(entry: Entry, style: Style): string[] {
  const { file, failures, shown } = entry;
  const taken = [...entry.kinds].map(([kind, count]) => describeKind(kind, count));
  const failed = failures > 0 ? [style.red(`${formatCount(failures)} failed`)] : [];
  const parts = [...taken, ...failed];
  const notes = Object.entries(entry.notes).filter(([, count]) => count > 0);
  const noted = notes.map(([kind, count]) => `${formatCount(count)} ${kind}`).join(", ");
  return [
    `${style.bold(file)}  ${parts.length > 0 ? parts.join(", ") : "nothing in it"}${noted === "" ? "" : style.dim(`  (notes: ${noted})`)}`,
    ...shown.map((failure) => `  ${renderFailure(file, failure)}`),
    ...(failures > shown.length ? [`  and ${formatCount(failures - shown.length)} more`] : []),
  ];
}

function describeKind(kind: string, count: number): string {
  if (kind === "converted") return `${formatCount(count)} converted already`;
  return countOf(count, kind);
}

function renderFailure(file: string, { line, column, pointers, message }: Failure): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  const [first] = pointers;
  const isSaid = first === undefined || first === "" || message.includes(first);
  return onOneLine(`${place}: ${isSaid ? "" : `${first}: `}${message}`);
}

/** What a program reads of a conversion. */
export function renderConversionJson(version: string, results: readonly object[]): string {
  return `${JSON.stringify({ schemaVersion: 1, tool: { name: "habitshift", version }, results }, null, 2)}\n`;
}
