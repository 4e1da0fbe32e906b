import type { AnyConversion, AnyOptions } from "../convert-any.ts";
import { mayLoseNumber } from "../odd-json.ts";
import { convertLine, type WrittenLine } from "./convert-line.ts";
import type { ConvertedLine, FailedLine, LinesSummary } from "./line.ts";
import { createLineSplitter } from "./line-splitter.ts";

export interface LineOptions extends AnyOptions {
  /**
   * What comes out for a line: the converted `value`, or a `report` of it: all that is known of the
   * line as one JSON object, also for one that failed, so that a line in is a line out.
   */
  readonly output?: "value" | "report";
  /** Called for each line that is not blank, in order. */
  readonly onLine?: (line: ConvertedLine | FailedLine) => void;
  /** A longer line is not kept in memory and fails; in bytes (default: 64 MiB). */
  readonly maximumLine?: number;
}

/** Converts NDJSON as it comes, in memory that does not grow. */
export interface LineConverter {
  /** Takes bytes and gives those of the lines that are whole. */
  push(chunk: Uint8Array): Uint8Array;
  /** Takes the end and gives what is left. */
  end(): Uint8Array;
  /** What became of the lines up to now. */
  readonly summary: LinesSummary;
}

const defaultMaximum = 64 * 1024 * 1024;

/** Starts a conversion of NDJSON: one payload a line, each converted by itself. */
export function createLineConverter(options: LineOptions): LineConverter {
  const { output = "value", onLine, maximumLine = defaultMaximum } = options;
  const encoder = new TextEncoder();
  let written = "";
  const summary: LinesSummary = {
    lines: 0,
    blank: 0,
    failed: 0,
    kinds: {},
    logs: 0,
    notes: { derived: 0, assumed: 0, lost: 0, kept: 0 },
  };

  const fail = (line: FailedLine, end: string) => {
    summary.failed += 1;
    onLine?.(line);
    if (output === "report") written += JSON.stringify(reportOf(line)) + end;
  };

  const write = ({ conversion, text, write: textOf }: WrittenLine, end: string) => {
    count(summary, conversion);
    if (onLine === undefined && output === "value") {
      written += text;
      return;
    }
    const line: ConvertedLine = { line: summary.lines, ...conversion };
    onLine?.(line);
    written += output === "report" ? textOf(line) + end : text;
  };

  const takeLine = (text: string, end: string, isOdd: boolean) => {
    summary.lines += 1;
    const result = convertLine(text, end, isOdd, options);
    if ("conversion" in result) {
      write(result, end);
    } else if (text.trim() === "") {
      summary.blank += 1;
      written += text + end;
    } else {
      fail({ line: summary.lines, error: result, text }, end);
    }
  };

  const splitter = createLineSplitter(maximumLine, {
    take(text) {
      const isOdd = mayLoseNumber(text);
      for (let start = 0; start < text.length; ) {
        const feed = text.indexOf("\n", start);
        const next = feed === -1 ? text.length : feed + 1;
        const end = endAt(text, next);
        takeLine(text.slice(start, next - end.length), end, isOdd);
        start = next;
      }
    },
    fail(message, bytes) {
      summary.lines += 1;
      const error = { message, pointers: [] };
      fail({ line: summary.lines, error, ...(bytes && { bytes }) }, "\n");
    },
  });

  const takeWritten = () => {
    const bytes = encoder.encode(written);
    written = "";
    return bytes;
  };

  return {
    push(chunk) {
      splitter.push(chunk);
      return takeWritten();
    },
    end() {
      splitter.end();
      return takeWritten();
    },
    summary,
  };
}

function count(summary: LinesSummary, { kind, logs, notes }: AnyConversion): void {
  summary.kinds[kind] = (summary.kinds[kind] ?? 0) + 1;
  summary.logs += logs?.length ?? 0;
  for (const note of notes) summary.notes[note.kind] += 1;
}

/** A line that is not UTF-8 is reported as base64, so that JSON can hold it. */
function reportOf({ bytes, ...line }: FailedLine): object {
  if (bytes === undefined) return line;
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { ...line, base64: btoa(binary) };
}

/** What ends the line in front of a place: a line feed with a carriage return or without, or the text. */
function endAt(text: string, next: number): "\r\n" | "\n" | "" {
  if (text.charCodeAt(next - 1) !== lineFeed) return "";
  return text.charCodeAt(next - 2) === carriageReturn ? "\r\n" : "\n";
}

const lineFeed = 10;
const carriageReturn = 13;
