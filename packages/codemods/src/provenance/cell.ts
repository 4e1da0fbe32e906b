import type { Context } from "./context.ts";
import type { Value, Values } from "./value.ts";
import { NOTHING } from "./values.ts";

/** A place that holds values and grows only; who read it runs again when it does. */
export interface Cell {
  readonly values: Set<Value>;
  readonly readers: Set<Context>;
  /** The values as they were when last read, which later ones do not join. */
  snapshot: Values;
}

export function createCell(): Cell {
  return { values: new Set(), readers: new Set(), snapshot: NOTHING };
}
