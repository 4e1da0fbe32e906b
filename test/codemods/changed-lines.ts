/** What differs between two texts: lines that are gone, and lines that are new behind a line. */
export interface LineChange {
  /** The lines of the old text that are gone, from 1; empty where lines only came. */
  readonly gone: readonly number[];
  /** The line of the old text behind which the new ones stand; 0 at the start. */
  readonly behind: number;
  readonly came: readonly string[];
}

/** The smallest line-wise difference, one entry for each place. */
export function changedLines(before: string, after: string): readonly LineChange[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  for (const [nextOld, nextNow] of keptLines(old, now)) {
    const gone = Array.from({ length: nextOld - i }, (_, index) => i + index + 1);
    const came = now.slice(j, nextNow);
    if (gone.length + came.length > 0) changes.push({ gone, behind: i, came });
    [i, j] = [nextOld + 1, nextNow + 1];
  }
  return changes;
}

/** Where the lines that both texts keep stand in either, in order; last, the ends. */
function keptLines(old: readonly string[], now: readonly string[]): readonly [number, number][] {
  const common = commonLengths(old, now);
  const kept: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < old.length && j < now.length; ) {
    if (old[i] === now[j]) kept.push([i++, j++]);
    else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return [...kept, [old.length, now.length]];
}

/** `[i][j]`: how many lines the rests of both texts, from those lines on, have in common. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly number[][] {
  const table = old.map(() => now.map(() => 0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [row = [], below = []] = [table[i], table[i + 1]];
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] =
        old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}
