/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True for what is neither an array nor null nor a simple value. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The own member of an object; undefined where it is absent or inherited. */
export function ownMember(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** What a person calls a value's type, such as `a string`. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return names[typeof value] ?? "nothing";
}

const names: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  boolean: "a boolean",
  object: "an object",
};
