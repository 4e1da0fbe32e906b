/** More text than this is not followed, as values could go from anywhere to anywhere; in bytes. */
const MOST_TEXT = 4 * 1024 * 1024;
/** What one file counts at most: the longest are data, or bundles that nobody looks into. */
const MOST_OF_ONE = 256 * 1024;

/** Of files with these sizes in bytes, how many of the first are followed. */
export function bearable(sizes: readonly number[]): number {
  let all = 0;
  const end = sizes.findIndex((size) => {
    all += Math.min(size, MOST_OF_ONE);
    return all > MOST_TEXT;
  });
  return end < 0 ? sizes.length : end;
}
