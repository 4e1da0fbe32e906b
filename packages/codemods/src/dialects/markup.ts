import type { Range } from "../edit/edit.ts";

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script\s*>/g;

/** Whether a place of a file stands in markup, and not in a script of it. */
export function isMarkup(path: string, text: string, offset: number): boolean {
  if (!/\.(?:vue|svelte|html?)$/.test(path)) return false;
  return ![...text.matchAll(SCRIPT)].some(
    ({ index, 0: { length } }) => index <= offset && offset < index + length,
  );
}

/** The beginning of the line that the smallest piece of markup around a place begins; null where none does. */
export function pieceLine(text: string, pieces: readonly Range[], offset: number): number | null {
  const lines = pieces
    .filter(({ start, end }) => start <= offset && offset < end)
    .sort((left, right) => left.end - left.start - (right.end - right.start))
    .map(({ start }) => ({ start, line: text.lastIndexOf("\n", start - 1) + 1 }))
    .filter(({ line, start }) => text.slice(line, start).trim() === "");
  return lines[0]?.line ?? null;
}

/** The beginning of the line of the tag that a place of markup stands in or behind, above which a comment may stand. */
export function tagLine(text: string, offset: number): number {
  let start = text.lastIndexOf("\n", offset - 1) + 1;
  while (start > 0 && !/^[ \t]*<[a-zA-Z]/.test(text.slice(start)))
    start = text.lastIndexOf("\n", start - 2) + 1;
  return start;
}
