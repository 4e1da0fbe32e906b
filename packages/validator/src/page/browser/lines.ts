/** Where each line of a text starts. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) {
    starts.push(at + 1);
  }
  return starts;
}

/** The index of the last of the ascending numbers that is not above a limit; -1 where all are. */
export function lastUpTo(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? Number.POSITIVE_INFINITY) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Line and column of an offset, both from 1. */
export function placeOf(
  starts: readonly number[],
  offset: number,
): { readonly line: number; readonly column: number } {
  const line = Math.max(lastUpTo(starts, offset), 0);
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}
