import type { Mark } from "./mark.ts";

/** A piece of a line, and the mark that it belongs to. */
export interface Piece {
  readonly text: string;
  readonly mark: Mark | undefined;
}

/**
 * Cuts a line at the marks on it. Where marks overlap, the shortest one shows, and errors before warnings;
 * one that began on an earlier line leaves out the white space that this one begins with.
 */
export function cutLine(line: string, start: number, marks: readonly Mark[]): readonly Piece[] {
  const end = start + line.length;
  const indented = start + line.search(/\S|$/);
  const here = marks
    .map((mark) => (mark.start < start ? { ...mark, start: indented } : mark))
    .filter((mark) => mark.start < end && mark.end > Math.max(mark.start, start));
  if (here.length === 0) return [{ text: line, mark: undefined }];
  const edges = here.flatMap((mark) => [mark.start, Math.min(mark.end, end)]);
  const cuts = [...new Set([start, ...edges, end])].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((cut, index) => ({
    text: line.slice(cut - start, (cuts[index + 1] ?? end) - start),
    mark: foremost(here.filter((mark) => mark.start <= cut && mark.end > cut)),
  }));
}

function foremost(marks: readonly Mark[]): Mark | undefined {
  return marks.toSorted(
    (one, other) => one.end - one.start - (other.end - other.start) || rank(one) - rank(other),
  )[0];
}

function rank({ severity }: Mark): number {
  return severity === "error" ? 0 : 1;
}
