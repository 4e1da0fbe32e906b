import { type Cell, createCell } from "../cell.ts";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";
import { union } from "../values.ts";
import { relyOnOrder } from "./lasting.ts";
import type { Place } from "./place.ts";
import { isOnceFor, precedes, surelyPrecedes } from "./precedes.ts";

/** What code puts into a cell at one place. */
export interface Written extends Place {
  readonly cell: Cell;
  /** Which of several that come to one place together, as elements do by a spread. */
  readonly index: number;
  /** Whether it may be put elsewhere instead. */
  isOneOf: boolean;
}

/** A cell that is written to at more places than this is followed as one that may hold any of it. */
const MOST_WRITES = 12;
const UNORDERED: readonly Written[] = [];

/** Keeps where something is put into a cell; whoever read it runs again, as that may hide what it read. */
export function noteWritten(
  machine: Machine,
  cell: Cell,
  values: Values,
  place: Place,
  { index = 0, isOneOf = false } = {},
): void {
  const known = machine.writes.get(cell) ?? [];
  if (known === UNORDERED) return;
  const same = known.find((each) => isAt(each, place) && each.index === index);
  if (same) {
    machine.write(same.cell, values);
    if (isOneOf && !same.isOneOf) readAgain(machine, cell);
    same.isOneOf ||= isOneOf;
    return;
  }
  if (known.length === MOST_WRITES) {
    forgetOrder(machine, cell);
    return;
  }
  const written = { ...place, cell: createCell(), index, isOneOf };
  machine.write(written.cell, values);
  machine.writes.set(cell, [...known, written]);
  readAgain(machine, cell);
}

function readAgain(machine: Machine, { readers }: Cell): void {
  for (const reader of readers) machine.schedule(reader);
}

/** Takes it that what is in a cell may be in any order, and any of it gone. */
export function forgetOrder(machine: Machine, cell: Cell): void {
  if (machine.writes.get(cell) === UNORDERED) return;
  machine.writes.set(cell, UNORDERED);
  readAgain(machine, cell);
}

/**
 * What a cell can hold at a place: what is surely written over before is gone, and what is written only later is not yet
 * there.
 *
 * @param made - Where what the cell belongs to is made.
 * @param initial - Finds what the cell holds from there on; null where what declares it is one of the writes.
 */
export function heldAt(
  machine: Machine,
  cell: Cell,
  place: Place,
  made: Place,
  initial: () => Cell | null = () => null,
): Values {
  const held = machine.read(cell);
  const noted = machine.writes.get(cell);
  if (!noted || held.size < 2 || noted === UNORDERED) return held;
  const before = initial();
  const first = before && { ...made, cell: before, index: 0, isOneOf: false };
  const writes = first ? [first, ...noted] : noted;
  const known = union(...writes.map((each) => machine.read(each.cell)));
  if (writes.length < 2 || known.size < held.size) return held;
  const there = writes.filter((each) => !isGone(each, writes, place));
  const isLasting = machine.lasting.cells.has(cell);
  const left = isLasting ? there : there.filter((each) => !isLater(each, place, made));
  if (left.length === writes.length || left.length === 0) return held;
  if (left.length < there.length) relyOnOrder(machine, cell, place, made);
  machine.ordering.add(place.context);
  return union(...left.map((each) => machine.read(each.cell)));
}

/** What was added to a list before a place, in order; null where that is for a run to tell, or more may be there. */
export function addedBefore(
  machine: Machine,
  element: Cell,
  place: Place,
  made: Place,
): readonly Written[] | null {
  const held = machine.read(element);
  const noted = machine.writes.get(element) ?? [];
  const known = union(...noted.map((each) => machine.read(each.cell)));
  if (noted.length === 0 || known.size < held.size) return null;
  if (machine.lasting.cells.has(element)) return null;
  const before = noted.filter((each) => !isLater(each, place, made));
  if (!before.every((each) => isSurelyBefore(each, place) && isOnceFor(made, each))) return null;
  const sorted = [...before].sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const isOrdered = sorted.every((each, at) => at === 0 || isBefore(sorted[at - 1], each));
  if (isOrdered && before.length < noted.length) relyOnOrder(machine, element, place, made);
  if (isOrdered) machine.ordering.add(place.context);
  return isOrdered ? sorted : null;
}

function isBefore(one: Written | undefined, other: Written): boolean {
  if (!one) return true;
  return isAt(one, other) ? one.index < other.index : precedes(one, other);
}

function isAt(one: Place, other: Place): boolean {
  return one.node === other.node && one.context === other.context;
}

function isGone(written: Written, all: readonly Written[], place: Place): boolean {
  return all.some(
    (over) => over !== written && isSurelyBefore(over, place) && precedes(written, over),
  );
}

function isSurelyBefore(written: Written, place: Place): boolean {
  return !written.isOneOf && surelyPrecedes(written, place);
}

function isLater(written: Written, place: Place, made: Place): boolean {
  return precedes(place, written) && isOnceFor(made, place);
}
