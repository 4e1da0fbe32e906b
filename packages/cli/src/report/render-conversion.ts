import { writeJson } from "@habitshift/converter";
import type { Entry, Failure } from "../convert/ledger.ts";
import type { Style } from "./style.ts";
import { countOf, formatCount, onOneLine } from "./words.ts";

/**
 * What a person reads of a conversion: a line for each input, and what failed in it.
 *
 * @param isGuess - Whether the kinds were seen by the payloads, and not said by the user.
 */
export function renderConversion(
  entries: readonly Entry[],
  hints: readonly string[],
  isGuess: boolean,
  style: Style,
): string {
  const lines = entries
    .filter((entry) => entry.left === null)
    .flatMap((entry) => renderEntry(entry, isGuess, style));
  const left = entries.filter((entry) => entry.left !== null);
  if (left.length > 0) {
    lines.push(style.dim(`${countOf(left.length, "other file")} left alone: ${left[0]?.left}`));
  }
  return [...lines, ...hints.map((hint) => `habitshift: ${hint}`)]
    .map((line) => `${line}\n`)
    .join("");
}

function renderEntry(entry: Entry, isGuess: boolean, style: Style): string[] {
  const { file, failures, shown } = entry;
  const kinds = [...entry.kinds].filter(([kind]) => kind !== "converted");
  const taken = kinds.map(([kind, count]) => countOf(count, kind)).join(", ");
  const already = entry.kinds.get("converted") ?? 0;
  const parts = [
    ...(taken === "" ? [] : [isGuess ? `taken for ${taken}` : taken]),
    ...(already > 0 ? [`${formatCount(already)} converted already`] : []),
    ...(failures > 0 ? [style.red(`${formatCount(failures)} failed`)] : []),
  ];
  const notes = Object.entries(entry.notes).filter(([, count]) => count > 0);
  const noted = notes.map(([kind, count]) => `${formatCount(count)} ${kind}`).join(", ");
  const more = failures - shown.length;
  return [
    `${style.bold(onOneLine(file))}  ${parts.length > 0 ? parts.join(", ") : "nothing in it"}`,
    ...(noted === "" ? [] : [style.dim(`  notes: ${noted}`)]),
    ...shown.map((failure) => `  ${renderFailure(file, failure)}`),
    ...(more > 0 ? [`  and ${formatCount(more)} more`] : []),
  ];
}

function renderFailure(file: string, { line, column, pointers, message }: Failure): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  const [first] = pointers;
  const isSaid = first === undefined || first === "" || message.includes(first);
  return onOneLine(`${place}: ${isSaid ? "" : `${first}: `}${message}`);
}

/** What a program reads of a conversion. */
export function renderConversionJson(version: string, results: readonly object[]): string {
  return `${writeJson({ schemaVersion: 1, tool: { name: "habitshift", version }, results }, "  ")}\n`;
}
