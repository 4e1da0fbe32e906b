import { writeJson } from "@habitshift/converter";
import type { ArgumentsOf } from "../arguments.ts";
import type { Entry, Failure } from "../convert/entry.ts";
import type { Inputs } from "../convert/find-inputs.ts";
import type { Style } from "./style.ts";
import { countOf, formatCount, onOneLine } from "./words.ts";

/**
 * What a person reads of a conversion: a line for each input, and what failed in it.
 *
 * @param isGuess - Whether the kinds were seen by the payloads, and not said by the user.
 */
export function renderConversion(
  entries: readonly Entry[],
  skipped: Inputs["skipped"],
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
  for (const { name, reason } of skipped) lines.push(style.dim(`${onOneLine(name)}: ${reason}`));
  return [...lines, ...hints.map((hint) => `habitshift: ${hint}`)]
    .map((line) => `${line}\n`)
    .join("");
}

function renderEntry(entry: Entry, isGuess: boolean, style: Style): string[] {
  const { file, failures, shown } = entry;
  const notes = Object.entries(entry.notes).filter(([, count]) => count > 0);
  const noted = notes.map(([kind, count]) => `${formatCount(count)} ${kind}`).join(", ");
  const more = failures - shown.length;
  return [
    `${style.bold(onOneLine(file))}  ${partsOf(entry, isGuess, style).join(", ")}`,
    ...(noted === "" ? [] : [style.dim(`  notes: ${noted}`)]),
    ...shown.map((failure) => `  ${renderFailure(file, failure)}`),
    ...(more > 0 ? [`  and ${formatCount(more)} more`] : []),
  ];
}

function partsOf(entry: Entry, isGuess: boolean, style: Style): string[] {
  const kinds = [...entry.kinds].filter(([kind]) => kind !== "converted");
  const taken = kinds.map(([kind, count]) => countOf(count, kind)).join(", ");
  const already = entry.kinds.get("converted") ?? 0;
  const parts = [
    ...(taken === "" ? [] : [isGuess ? `taken for ${taken}` : taken]),
    ...(already > 0 ? [`${formatCount(already)} converted already`] : []),
    ...(entry.failures > 0 ? [style.red(`${formatCount(entry.failures)} failed`)] : []),
  ];
  if (parts.length === 0) parts.push("nothing in it");
  return entry.isRewritten === false ? [...parts, "left as it is"] : parts;
}

function renderFailure(file: string, { line, column, pointers, message }: Failure): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  const [first] = pointers;
  const isSaid = first === undefined || first === "" || message.includes(`${first} `);
  return onOneLine(`${place}: ${isSaid ? "" : `${first}: `}${message}`);
}

/** What is lost unless the user asks for it. */
export function hintsOf(
  { to, ndjson, format, logs, notes, errors }: ArgumentsOf<"convert">,
  entries: readonly Entry[],
): string[] {
  const made = entries.reduce((sum, entry) => sum + entry.logs, 0);
  const lost = entries.reduce((sum, entry) => sum + entry.notes.lost, 0);
  const isReported = ndjson && format === "json";
  const canSetAside = entries.some(
    ({ shown, isRewritten, kinds }) =>
      (isRewritten === false && shown.length > 0 && kinds.size > 0) ||
      shown.some(({ text, base64 }) => text !== undefined || base64 !== undefined),
  );
  return [
    ...(to === "v2" && made > 0 && logs === null && !isReported
      ? [`${countOf(made, "log")} of completions not written; --logs FILE keeps them`]
      : []),
    ...(lost > 0 && notes === null && !isReported
      ? [`${countOf(lost, "thing")} lost; --notes FILE lists what, and all other notes`]
      : []),
    ...(canSetAside && errors === null
      ? ["--errors FILE sets aside what cannot be converted, and converts the rest"]
      : []),
  ];
}

/** All that is known of an input, for a program; the value is there where it is known. */
export function resultOf({ file, kinds, all, shown, left }: Entry, value: unknown): object {
  const { notes, logs } = all;
  return { file, kinds: Object.fromEntries(kinds), left, value, logs, notes, failures: shown };
}

/** What a program reads of a conversion. */
export function renderConversionJson(version: string, results: readonly object[]): string {
  const tool = { name: "habitshift", version };
  return `${writeJson({ schemaVersion: 1, tool, results }, "  ")}\n`;
}
