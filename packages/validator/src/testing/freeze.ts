/** Freezes a value and all that is in it, so that whoever changes it fails. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.freeze(value);
    for (const own of Object.values(value)) deepFreeze(own);
  }
  return value;
}
