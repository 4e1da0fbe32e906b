import { type StructuredPatchHunk, structuredPatch } from "diff";

/** Texts that differ in more lines take too long to compare line by line. */
const mostLines = 3000;

/** Where two texts differ: with few differences the smallest hunks, with very many one for all of them. */
export function diffHunks(
  before: string,
  after: string,
  context: number,
): readonly StructuredPatchHunk[] {
  const options = { context, maxEditLength: mostLines };
  const patch = structuredPatch("", "", before, after, "", "", options);
  return patch?.hunks ?? [wholeHunk(linesOf(before), linesOf(after), context)];
}

/** One hunk from the first line that differs to the last. */
function wholeHunk(
  before: readonly string[],
  after: readonly string[],
  context: number,
): StructuredPatchHunk {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const from = Math.max(0, start - context);
  const [oldEnd, newEnd] = [before.length - tail, after.length - tail];
  const rest = before.slice(oldEnd, oldEnd + context);
  const lines = [
    ...before.slice(from, start).flatMap((line) => marked(" ", line)),
    ...before.slice(start, oldEnd).flatMap((line) => marked("-", line)),
    ...after.slice(start, newEnd).flatMap((line) => marked("+", line)),
    ...rest.flatMap((line) => marked(" ", line)),
  ];
  return {
    oldStart: from + 1,
    oldLines: oldEnd + rest.length - from,
    newStart: from + 1,
    newLines: newEnd + rest.length - from,
    lines,
  };
}

/** Lines with their ends. */
function linesOf(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}

function marked(mark: string, line: string): string[] {
  return line.endsWith("\n")
    ? [mark + line.slice(0, -1)]
    : [mark + line, "\\ No newline at end of file"];
}
