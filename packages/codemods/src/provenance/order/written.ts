import { type Cell, createCell } from "../cell.ts";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";
import { union } from "../values.ts";
import type { Place } from "./place.ts";
import { isOnceFor, precedes, surelyPrecedes } from "./precedes.ts";

/** What code puts into a cell at one place. */
export interface Written extends Place {
  readonly cell: Cell;
}

/** A cell that is written to at more places than this is followed as one that may hold any of it. */
const MOST_WRITES = 12;

/** Keeps where something is put into a cell; whoever read it runs again, as that may hide what it read. */
export function noteWritten(machine: Machine, cell: Cell, values: Values, place: Place): void {
  const known = machine.writes.get(cell) ?? [];
  const same = known.find(({ node, context }) => node === place.node && context === place.context);
  if (same) {
    machine.write(same.cell, values);
    return;
  }
  if (known.length > MOST_WRITES) return;
  const written = { ...place, cell: createCell() };
  machine.write(written.cell, values);
  machine.writes.set(cell, [...known, written]);
  for (const reader of cell.readers) machine.schedule(reader);
}

/**
 * What a cell can hold at a place: what is surely written over before is gone, and what is written only later is not yet
 * there.
 *
 * @param made - Where what the cell belongs to is made, with what it holds from there on; null where that is not known.
 */
export function heldAt(
  machine: Machine,
  cell: Cell,
  place: Place,
  made: Place,
  initial: Cell | null,
): Values {
  const held = machine.read(cell);
  const noted = machine.writes.get(cell);
  if (!noted || held.size < 2 || noted.length > MOST_WRITES) return held;
  const writes = initial ? [{ ...made, cell: initial }, ...noted] : noted;
  const known = union(...writes.map((each) => machine.read(each.cell)));
  if (writes.length < 2 || known.size < held.size) return held;
  const left = writes.filter((each) => !isGone(each, writes, place) && !isLater(each, place, made));
  if (left.length === writes.length || left.length === 0) return held;
  machine.ordering.add(place.context);
  return union(...left.map((each) => machine.read(each.cell)));
}

function isGone(written: Written, all: readonly Written[], place: Place): boolean {
  return all.some(
    (over) => over !== written && surelyPrecedes(over, place) && precedes(written, over),
  );
}

function isLater(written: Written, place: Place, made: Place): boolean {
  return precedes(place, written) && isOnceFor(made, place);
}
