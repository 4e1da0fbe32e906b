import type { Edit, Piece, Range } from "../edit/edit.ts";
import { SCOPE } from "./code-writer.ts";
import type { Part, Reading } from "./reading.ts";

/** What stands in the file for a range of the code; null where it is not one piece there. */
export function rangeInSource(reading: Reading, range: Range): Range | null {
  const touched = partsIn(reading, range);
  const [first] = touched;
  const last = touched.at(-1);
  if (!first || !last) return null;
  const isWhole = touched.every((part, index) => {
    const next = touched[index + 1];
    return next === undefined || part.start + part.length === next.start;
  });
  if (!isWhole || hasOther(reading, range, touched)) return null;
  const start = first.start + Math.max(0, range.start - first.at);
  const end = last.start + Math.min(last.length, range.end - last.at);
  return { start, end };
}

/** The same of what stands between the quotation marks of a range, which the file may have none of. */
export function withinQuotes(reading: Reading, { start, end }: Range): Range | null {
  const isQuoted = /^(["']).*\1$/s.test(reading.code.slice(start, end));
  return isQuoted ? rangeInSource(reading, { start: start + 1, end: end - 1 }) : null;
}

/** Whether a range of the code has text that is not of the file, beside marks of scope and what only spells it. */
function hasOther({ code }: Reading, range: Range, parts: readonly Part[]): boolean {
  let at = range.start;
  let other = "";
  for (const part of parts) {
    const before = code.slice(at, Math.max(at, part.at));
    if (before !== part.spelled) other += before;
    at = part.at + part.length;
  }
  other += code.slice(at, range.end);
  return other.replaceAll(SCOPE, "") !== "";
}

/** The place in the file that is nearest to one in the code. */
export function offsetInSource({ parts }: Reading, offset: number): number {
  const part =
    parts.find(({ at, length, unsaid }) => offset < at + (unsaid?.length ?? length)) ??
    parts.at(-1);
  if (!part) return 0;
  return part.start + Math.min(part.length, Math.max(0, offset - part.at));
}

/** The place in the code of one in the file; null where it is not read. */
export function offsetInCode({ parts }: Reading, offset: number): number | null {
  const part = parts.find(({ start, length }) => start <= offset && offset < start + length);
  return part ? part.at + offset - part.start : null;
}

/** What of the code stands in the file. */
export function writtenCode({ code, parts }: Reading): string {
  return parts.map(({ at, length }) => code.slice(at, at + length)).join("\n");
}

/** An edit of the code as one of the file; null where what it is about is not written there. */
export function editInSource(reading: Reading, edit: Edit): Edit | null {
  const unsaid = unsaidAt(reading, edit);
  if (unsaid) return sayInSource(reading, unsaid, edit);
  const range = rangeInSource(reading, edit);
  const quote = partsIn(reading, edit)[0]?.quote ?? null;
  if (!range) return null;
  const pieces = edit.pieces.map((piece) => pieceInSource(reading, piece, quote));
  return pieces.every((piece) => piece !== null) ? { ...edit, ...range, pieces } : null;
}

function unsaidAt({ parts }: Reading, { start, end }: Range): Part | null {
  return (
    parts.find(({ at, unsaid }) => at === start && at + (unsaid?.length ?? -1) === end) ?? null
  );
}

/** Says in the file what it left unsaid, such as the value of `<option>times</option>`. */
function sayInSource(reading: Reading, { start, quote, unsaid }: Part, edit: Edit): Edit | null {
  const pieces = [unsaid?.lead ?? "", ...edit.pieces].map((piece) =>
    pieceInSource(reading, piece, quote),
  );
  return pieces.every((piece) => piece !== null) ? { ...edit, start, end: start, pieces } : null;
}

function pieceInSource(reading: Reading, piece: Piece, quote: string | null): Piece | null {
  if (typeof piece !== "string") return rangeInSource(reading, piece);
  const text = piece.replaceAll(SCOPE, "");
  if (quote === null) return text;
  const [taken, ...others] = [...quote].filter((mark) => text.includes(mark));
  if (taken === undefined) return text;
  const other = ['"', "'"].find((mark) => !quote.includes(mark) && !text.includes(mark));
  return other === undefined || others.length > 0 || taken === "`"
    ? null
    : text.replaceAll(taken, other);
}

/** The parts that a range has something of; for an empty range the one that begins or ends there. */
function partsIn({ parts }: Reading, { start, end }: Range): readonly Part[] {
  const within = parts.filter(({ at, length }) => at < end && start < at + length);
  if (within.length > 0 || start !== end) return within;
  const beginning = parts.find(({ at }) => at === start);
  const ending = parts.find(({ at, length }) => at + length === start);
  const part = beginning ?? ending;
  return part ? [part] : [];
}
