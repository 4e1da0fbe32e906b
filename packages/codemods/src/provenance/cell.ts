import type { Context } from "./context.ts";
import type { Value } from "./value.ts";

/** A place that holds values and grows only; who read it runs again when it does. */
export interface Cell {
  readonly values: Set<Value>;
  readonly readers: Set<Context>;
}

export function createCell(): Cell {
  return { values: new Set(), readers: new Set() };
}
