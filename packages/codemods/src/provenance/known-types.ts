/** Global generic types whose first argument is what they hold. */
export const ELEMENT_TYPES: ReadonlySet<string> = new Set([
  "Array",
  "ReadonlyArray",
  "Set",
  "ReadonlySet",
  "Iterable",
  "AsyncIterable",
  "Generator",
  "AsyncGenerator",
  "IterableIterator",
]);

export const PROMISE_TYPES: ReadonlySet<string> = new Set(["Promise", "PromiseLike"]);

/** Utility types that have the members of their first argument, or some of them. */
export const TRANSPARENT_TYPES: ReadonlySet<string> = new Set([
  "Partial",
  "Required",
  "Readonly",
  "NonNullable",
  "Awaited",
  "Pick",
  "Omit",
]);
