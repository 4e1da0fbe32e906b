import { type CsvError, type Options, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

/** What stands between two delimiters. */
export interface Cell {
  readonly text: string;
  /** True where it is written in quotes, also without need. */
  readonly quoted: boolean;
}

export interface Row {
  readonly cells: readonly Cell[];
  /** The line of the file that it starts on, from 1. */
  readonly line: number;
  /** As it is written, without the line break behind it. */
  readonly text: string;
  /** What is wrong with the way it is written. */
  readonly fault?: string;
}

/** A CSV file, taken apart; lines without anything are no rows. */
export interface Table {
  readonly header: readonly Cell[];
  readonly rows: readonly Row[];
  readonly form: TableForm;
}

/** How a CSV file is written. */
export interface TableForm {
  readonly mark: "" | "\uFEFF";
  readonly delimiter: string;
  readonly newline: string;
  readonly endsWithNewline: boolean;
}

const newlines = /\r\n|\n|\r/g;
const delimiters = [",", ";", "\t"];
const oddQuote = "it has a quote where none can stand, or one that is not closed";

/** Reads a CSV text; undefined where it has no header row that can be read. */
export function readTable(text: string): Table | undefined {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const body = text.slice(mark.length);
  const form: TableForm = { mark, ...formOf(body) };
  const [header, ...rows] = rowsOf(body, form.delimiter);
  if (header === undefined || header.fault !== undefined) return undefined;
  return { header: header.cells, rows, form };
}

/** The cells of the header row, without a look at the rest; none where it cannot be read. */
export function readHeader(text: string): readonly Cell[] {
  // JSON may be one long line.
  if (/^\uFEFF?\s*[{[]/.test(text)) return [];
  return readTable(firstRecord(text).line)?.header ?? [];
}

function formOf(body: string): Omit<TableForm, "mark"> {
  const { line, newline } = firstRecord(body);
  const outside = line.replaceAll(/"[^"]*"?/g, "");
  const counts = delimiters.map((delimiter) => outside.split(delimiter).length);
  const [first = ","] = delimiters;
  return {
    delimiter: delimiters[counts.indexOf(Math.max(...counts))] ?? first,
    newline,
    endsWithNewline: /[\r\n]$/.test(body),
  };
}

/** The first record that is not empty, and the line break behind it. */
function firstRecord(text: string): { readonly line: string; readonly newline: string } {
  const start = text.search(/[^\r\n]/);
  if (start === -1) return { line: "", newline: "\n" };
  const end = endOfRecord(text, start);
  if (end === -1) return { line: text.slice(start), newline: "\n" };
  return {
    line: text.slice(start, end),
    newline: text.startsWith("\r\n", end) ? "\r\n" : text.charAt(end),
  };
}

/** The line break behind a record, which is not one in quotes; -1 where there is none. */
function endOfRecord(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === "\n" || character === "\r")) return at;
  }
  return -1;
}

function rowsOf(body: string, delimiter: string): Row[] {
  const strict = recordsIn(body, { delimiter });
  // Only in a file with a quote that is odd it takes a second look to tell which rows have it.
  const { records, isWhole } = strict.isWhole
    ? strict
    : recordsIn(body, { delimiter, relax_quotes: true });
  const bytes = Buffer.from(body);
  const rows: Row[] = [];
  let at = 0;
  let line = 1;
  const add = (cells: readonly Cell[], end: number, isOdd: (own: string) => boolean) => {
    const written = bytes.subarray(at, end).toString();
    const own = written.replace(/^[\r\n]+/, "");
    const start = line + countNewlines(written.slice(0, written.length - own.length));
    const text = own.replace(/(?:\r\n|\n|\r)$/, "");
    at = end;
    line += countNewlines(written);
    const isBlank = cells.length === 1 && text.trim() === "";
    if (isBlank || text === "") return;
    rows.push({ cells, line: start, text, ...(isOdd(text) ? { fault: oddQuote } : {}) });
  };
  for (const { cells, end } of records) {
    const isOdd = (own: string) => own.includes('"') && !recordsIn(own, { delimiter }).isWhole;
    add(cells, end, strict.isWhole ? () => false : isOdd);
  }
  if (!isWhole) add([], bytes.length, () => true);
  return rows;
}

function countNewlines(text: string): number {
  return text.match(newlines)?.length ?? 0;
}

interface Records {
  readonly records: readonly { readonly cells: readonly Cell[]; readonly end: number }[];
  /** False where a quote stopped the reader. */
  readonly isWhole: boolean;
}

/** The records of a text, each with the byte that it ends at. */
function recordsIn(text: string, options: Options): Records {
  const records: { cells: readonly Cell[]; end: number }[] = [];
  try {
    parse(text, {
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 0,
      cast: (own, { quoting }): Cell => ({ text: own, quoted: quoting }),
      on_record: (cells, { bytes }) => {
        records.push({ cells: cells as unknown as Cell[], end: bytes });
        return null;
      },
      ...options,
    });
    return { records, isWhole: true };
  } catch (error) {
    if (!isCsvError(error)) throw error;
    return { records, isWhole: false };
  }
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && "code" in error;
}

/** Writes a table in the form of another. */
export function writeTable(
  rows: readonly (readonly Cell[])[],
  { mark, delimiter, newline, endsWithNewline }: TableForm,
): string {
  const written = stringify([...rows], {
    delimiter,
    record_delimiter: newline,
    eof: endsWithNewline,
    quote_record_delimiter: true,
    cast: {
      object: ({ text, quoted }) => ({
        value: String(text),
        quoted: quoted === true,
        quoted_empty: quoted === true,
      }),
    },
  });
  return mark + written;
}
