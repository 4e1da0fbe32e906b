/** A range of the flattened text. */
export interface FlatRange {
  readonly start: number;
  readonly end: number;
}

/** The segments of a path from somewhere on, and the query behind them. */
export function segmentsOf(
  flat: string,
  from: number,
): { segments: FlatRange[]; query: FlatRange } {
  const mark = flat.slice(from).search(/[?#]/);
  const end = mark < 0 ? flat.length : from + mark;
  const segments: FlatRange[] = [];
  let at = from;
  while (at < end) {
    const next = flat.indexOf("/", at + 1);
    const stop = next < 0 || next > end ? end : next;
    if (stop > at + 1 || flat[at] !== "/") segments.push({ start: at, end: stop });
    at = stop;
  }
  return { segments, query: { start: end, end: flat.length } };
}
