/** A stretch of the text that something is said of; offsets are in UTF-16 units, the end is exclusive. */
export interface Mark {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly severity: "error" | "warning";
}

/** Where the marks of a text stand after an edit; those that the edit touched are gone. */
export function moveMarks(marks: readonly Mark[], before: string, after: string): readonly Mark[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const shift = after.length - before.length;
  return marks.flatMap((mark) => {
    if (mark.end <= head) return mark;
    if (mark.start < before.length - tail) return [];
    return { ...mark, start: mark.start + shift, end: mark.end + shift };
  });
}
