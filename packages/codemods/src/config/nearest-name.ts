/**
 * The name that was probably meant: the closest one, if it takes few enough edits to get there.
 *
 * @returns Undefined where none is close.
 */
export function findNearestName(name: string, names: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 2.5));
  let nearest: string | undefined;
  let best = limit + 1;
  for (const candidate of names) {
    const distance = editDistance(name, candidate);
    if (distance < best) [nearest, best] = [candidate, distance];
  }
  return nearest;
}

/** ` (did you mean x?)`, or nothing. */
export function suggest(name: string, names: Iterable<string>): string {
  const nearest = findNearestName(name, names);
  return nearest === undefined ? "" : ` (did you mean ${nearest}?)`;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = a[row - 1] === b[column - 1] ? 0 : 1;
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + substitution,
        ),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
