import type { Span } from "./span.ts";

/** A run of a text that was read, and what of the recording it was read from. */
export interface Piece extends Span {
  readonly text: string;
  /** True where it stands for a value that is not known, such as that of a variable. */
  readonly isUnknown?: true;
}

/**
 * A text that a recording has in another form: quoted, escaped, in several parts, with variables. A piece
 * as long as what it was read from is taken to be the same, unit by unit.
 */
export type SourceText = readonly Piece[];

/** The text itself. */
export function textOf(source: SourceText): string {
  return source.length === 1 ? (source[0]?.text ?? "") : source.map(({ text }) => text).join("");
}

/** A part of a recording as it stands there. */
export function verbatim(text: string, { start, end }: Span): SourceText {
  return [{ text: text.slice(start, end), start, end }];
}

/** The part of a text from a unit up to another one. */
export function sliceOf(
  source: SourceText,
  from: number,
  to = Number.POSITIVE_INFINITY,
): SourceText {
  const pieces: Piece[] = [];
  let at = 0;
  for (const piece of source) {
    const { text, start, end } = piece;
    const first = Math.max(from - at, 0);
    const last = Math.min(to - at, text.length);
    at += text.length;
    if (first >= last) continue;
    const isSame = end - start === text.length;
    pieces.push({
      ...piece,
      text: text.slice(first, last),
      ...(isSame && { start: start + first, end: start + last }),
    });
  }
  return pieces;
}

/** Where the recording has a part of a text; undefined where the text is empty. */
export function spanOf(
  source: SourceText,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): Span | undefined {
  const pieces = sliceOf(source, from, Math.max(to, from + 1));
  const [first] = pieces.length > 0 ? pieces : source.slice(-1);
  if (first === undefined) return undefined;
  return { start: first.start, end: (pieces.at(-1) ?? first).end };
}

/** True where a part of a text stands for a value that is not known. */
export function hasUnknown(source: SourceText, from = 0, to = Number.POSITIVE_INFINITY): boolean {
  return sliceOf(source, from, to).some(({ isUnknown }) => isUnknown === true);
}
