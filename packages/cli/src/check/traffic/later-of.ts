/** The later of two moments, in UTC; null where neither is known. */
export function laterOf(one: string | null, other: string | null): string | null {
  const times = [one, other].map((text) => (text === null ? Number.NaN : Date.parse(text)));
  const known = times.filter((time) => !Number.isNaN(time));
  return known.length === 0 ? null : new Date(Math.max(...known)).toISOString();
}
