import type { Context } from "./context.ts";
import type { Value, Values } from "./value.ts";
import { NOTHING } from "./values.ts";

/** A place that holds values and grows only; who read it runs again when it does. */
export interface Cell {
  readonly values: Set<Value>;
  readonly readers: Set<Context>;
  /** The values as they were when last read, which later ones do not join. */
  snapshot: Values;
  /** Who went through all members of the object that this is one of: whoever did so before it held something runs again. */
  readonly beside: ReadonlySet<Context> | null;
  /** Later ones have greater numbers. */
  readonly number: number;
}

let made = 0;

export function createCell(beside: ReadonlySet<Context> | null = null): Cell {
  return { values: new Set(), readers: new Set(), snapshot: NOTHING, beside, number: ++made };
}

/** The number of the latest cell. */
export function latestCell(): number {
  return made;
}
