/** An object of a JSON document. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True for what JSON writes in braces. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
