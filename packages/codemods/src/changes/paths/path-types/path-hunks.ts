/** A part of a text, and what stands there instead. */
export interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What differs between two paths, segment by segment where they have as many of them. */
export function pathHunks(before: string, after: string): readonly Hunk[] {
  const from = tokens(before);
  const to = tokens(after);
  if (from.length !== to.length) return [around(before, after)];
  let at = 0;
  return from.flatMap((token, index) => {
    const start = at;
    at += token.length;
    const text = to[index] ?? "";
    return text === token ? [] : [{ start, end: at, text }];
  });
}

/** As much of a path as has so many segments and marks between them. */
export function headOfPath(path: string, like: string): string {
  return tokens(path).slice(0, tokens(like).length).join("");
}

function tokens(path: string): readonly string[] {
  return path.match(/[/?&]|[^/?&]+/g) ?? [];
}

/** All between what both begin with and what both end with. */
function around(before: string, after: string): Hunk {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start: head, end: before.length - tail, text: after.slice(head, after.length - tail) };
}
