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
  "Extract",
  "Exclude",
  "Pick",
  "Omit",
]);

/** Whether a module is one that declares the types of React. */
export function isReact(specifier: string): boolean {
  return specifier === "react" || specifier === "preact";
}

/** React's types of components, whose argument is what their props are. */
export const COMPONENT_TYPES: ReadonlySet<string> = new Set([
  "FC",
  "FunctionComponent",
  "ComponentType",
  "VFC",
]);

/** React's types of props, which have the members of their argument. */
export const PROPS_TYPES: ReadonlySet<string> = new Set([
  "PropsWithChildren",
  "PropsWithRef",
  "PropsWithoutRef",
]);
