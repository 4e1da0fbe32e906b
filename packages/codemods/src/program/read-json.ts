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

/** All strings below a JSON value, in order; members whose names begin with a dot are paths of their own. */
export function leavesOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith("."))
    .flatMap(([, inner]) => leavesOf(inner));
}
