import type { TextEdit } from "./place.ts";

/** The shortest single edit that makes one text of another; a surrogate pair is not torn. */
export function editBetween(before: string, after: string): TextEdit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (isInPair(before, start) || isInPair(after, start)) start -= 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  if (isInPair(before, before.length - tail) || isInPair(after, after.length - tail)) tail -= 1;
  const end = before.length - tail;
  return { start, end, text: after.slice(start, after.length - tail) };
}

/** Whether an offset is between the halves of one character. */
function isInPair(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, at - 1), at + 1));
}
