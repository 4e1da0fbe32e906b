/** The word that was probably meant by another: one that differs by a slip; undefined where none is near. */
export function nearestName(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const own of known) {
    const letters = lettersBetween(own, word);
    if (letters < least) [best, least] = [own, letters];
  }
  return best;
}

/** The letters to change to make one word of another; infinite where that is more than a slip. */
export function lettersBetween(one: string, other: string): number {
  const farthest = Math.max(1, Math.floor(one.length / 3));
  if (Math.abs(one.length - other.length) > farthest) return Number.POSITIVE_INFINITY;
  const [from, to] = [one.toLowerCase(), other.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const change = Number(row[j]) + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(change, Number(row[j + 1]) + 1, Number(next[j]) + 1));
    }
    row = next;
  }
  const letters = row.at(-1) ?? 0;
  return letters > farthest ? Number.POSITIVE_INFINITY : letters;
}
