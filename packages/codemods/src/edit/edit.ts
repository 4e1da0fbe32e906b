import type { ts } from "ts-morph";

/** A replacement in one file; a range among the pieces keeps what stands there, with its own edits. */
export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly Piece[];
}

/** Text as it is, or a range of the file whose text stands there. */
export type Piece = string | Range;

/** A part of a file: offsets in UTF-16 units, the end excluded. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The range of a node without the comments and space before it. */
export function rangeOf(node: ts.Node): Range {
  return { start: node.getStart(), end: node.getEnd() };
}

/** Writes pieces where a range stood. */
export function replace(file: string, range: Range, ...pieces: readonly Piece[]): Edit {
  return { file, start: range.start, end: range.end, pieces };
}

/** Writes pieces between what stands before and behind an offset. */
export function insert(file: string, at: number, ...pieces: readonly Piece[]): Edit {
  return { file, start: at, end: at, pieces };
}

/** Whether an edit puts something around all that stood there, which another may still change. */
export function wrapsWhole({ start, end, pieces }: Edit): boolean {
  const isWhole = (piece: Piece): boolean =>
    typeof piece !== "string" && piece.start === start && piece.end === end;
  return start < end && pieces.length > 1 && pieces.some(isWhole);
}

/** Where an edit writes, alike for those of which only one can be made: what is put around a text is not in its place. */
export function placeOf(edit: Edit): string {
  return `${edit.file}|${edit.start}|${edit.end}|${wrapsWhole(edit)}`;
}

/** Whether two edits do the same, so that one of them is enough. */
export function isSameEdit(left: Edit, right: Edit): boolean {
  return (
    left.file === right.file &&
    left.start === right.start &&
    left.end === right.end &&
    left.pieces.length === right.pieces.length &&
    left.pieces.every((piece, index) => isSamePiece(piece, right.pieces[index]))
  );
}

function isSamePiece(left: Piece, right: Piece | undefined): boolean {
  if (right === undefined || typeof left === "string" || typeof right === "string")
    return left === right;
  return left.start === right.start && left.end === right.end;
}
