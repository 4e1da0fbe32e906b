import {
  isSite,
  type ServiceValue,
  type SiteValue,
  type TypedValue,
  type UnknownValue,
  type Value,
} from "./value.ts";

/** What may be the body of a request: anything but text and plain values. */
export type BodyValue = SiteValue | ServiceValue | TypedValue | UnknownValue;

/** The objects that are sent as the body, out of their JSON. */
export function bodyObjects(values: Iterable<Value>, depth = 0): ReadonlySet<BodyValue> {
  const found = new Set<BodyValue>();
  for (const value of values) {
    if (isSite(value, "json") && depth < 4)
      for (const inner of bodyObjects(value.element.values, depth + 1)) found.add(inner);
    else if (
      value.kind === "typed" ||
      value.kind === "unknown" ||
      (value.kind === "service" && value.type.is !== "text") ||
      (value.kind === "site" && value.is !== "json")
    )
      found.add(value);
  }
  return found;
}
