import type { Context } from "./context.ts";
import type { Value, Values } from "./value.ts";
import { NOTHING, without } from "./values.ts";

/** A place that holds values and grows only; who read it runs again when it does. */
export interface Cell {
  readonly values: Values;
  readonly readers: ReadonlySet<Context>;
  /** Who went through all members of the object that this is one of: whoever did so before it held something runs again. */
  readonly beside: ReadonlySet<Context> | null;
  /** Later ones have greater numbers. */
  readonly number: number;
}

/** The same, for the two functions that change it. */
interface OwnCell extends Cell {
  values: Values;
  readers: Set<Context>;
  /** Whether somebody was given the values as they are, which later ones must not join. */
  isShared: boolean;
  /** Who read it last, and most often reads it again. */
  reader: Context | null;
}

let made = 0;

/** Most cells stay empty, or are read by nobody: these share what they have. */
const NOBODY: ReadonlySet<Context> = new Set();

export function createCell(beside: ReadonlySet<Context> | null = null): Cell {
  const cell: OwnCell = {
    values: NOTHING,
    readers: NOBODY as Set<Context>,
    isShared: true,
    reader: null,
    beside,
    number: ++made,
  };
  return cell;
}

/** What a cell holds now. */
export function readCell(cell: Cell, reader: Context | null): Values {
  const own = cell as OwnCell;
  if (reader && reader !== own.reader) {
    own.reader = reader;
    if (own.readers === NOBODY) own.readers = new Set();
    own.readers.add(reader);
  }
  own.isShared = true;
  return own.values;
}

/** Adds values to a cell; false where it has them all. What has the same as another cell shares one set with it. */
export function growCell(cell: Cell, values: Iterable<Value>): boolean {
  const own = cell as OwnCell;
  if (values instanceof Set && isMore(values, own.values)) {
    own.values = values;
    own.isShared = true;
    return true;
  }
  let grown: Set<Value> | null = null;
  for (const value of values) {
    if (own.values.has(value)) continue;
    grown ??= own.isShared ? new Set(own.values) : (own.values as Set<Value>);
    grown.add(value);
    own.values = grown;
    own.isShared = false;
  }
  return grown !== null;
}

/** Whether a set has all that another has, and more. */
function isMore(values: Values, known: Values): boolean {
  if (values.size <= known.size) return false;
  for (const value of known) if (!values.has(value)) return false;
  return true;
}

/** Takes values out of a cell. */
export function cleanCell(cell: Cell, drop: (value: Value) => boolean): void {
  (cell as OwnCell).values = without(cell.values, drop);
}

/** The number of the latest cell. */
export function latestCell(): number {
  return made;
}
