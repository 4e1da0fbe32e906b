/** A JSON text as a value; null where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A member of a JSON object; undefined where there is none. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** The strings of a JSON array; none where it is no array. */
export function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** Conditions that another is preferred to: what it holds runs elsewhere, only where it is asked for, or not at all. */
const LAST: Readonly<Record<string, number>> = {
  browser: 1,
  worker: 1,
  "edge-light": 1,
  "react-native": 1,
  deno: 1,
  bun: 1,
  workerd: 1,
  development: 1,
  test: 1,
  types: 2,
};

/**
 * All paths that a target of `exports` or `imports` can stand for, by its conditions: in their order, but those
 * for Node first.
 */
export function conditionalTargets(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith("."))
    .sort(([left], [right]) => (LAST[left] ?? 0) - (LAST[right] ?? 0))
    .flatMap(([, inner]) => conditionalTargets(inner));
}
