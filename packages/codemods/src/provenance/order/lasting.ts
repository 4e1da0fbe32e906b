import type { Cell } from "../cell.ts";
import type { Context } from "../context.ts";
import { cellsOf } from "../held.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue } from "../value.ts";
import type { Place } from "./place.ts";
import { isOnceFor } from "./precedes.ts";

/** Where a cell of an object was read as if nothing of an earlier run were left in it. */
interface Reliance {
  readonly made: SiteValue;
  readonly places: Place[];
}

/** What was read so, by the cell, and the cells for which that does not hold. */
export interface Lasting {
  readonly relied: Map<Cell, Reliance>;
  readonly cells: Set<Cell>;
}

/** Keeps that something in a cell was left out as it is written only later; variables begin anew with each run. */
export function relyOnOrder({ lasting }: Machine, cell: Cell, place: Place, made: Place): void {
  if (!("kind" in made)) return;
  const known = lasting.relied.get(cell) ?? { made: made as SiteValue, places: [] };
  lasting.relied.set(cell, known);
  const isKnown = known.places.some(
    ({ node, context }) => node === place.node && context === place.context,
  );
  if (!isKnown) known.places.push({ node: place.node, context: place.context });
}

/**
 * Once all has run, finds the objects that something keeps for longer than the run that was taken to make and to read
 * them, such as a map of sessions: what is written later is there the next time. False where there are none.
 */
export function findLasting(machine: Machine): boolean {
  const { relied, cells } = machine.lasting;
  if (relied.size === 0) return false;
  const holders = holdersOf(machine);
  let isFound = false;
  for (const [cell, { made, places }] of relied) {
    if (!places.some((place) => isKept(made, place, holders))) continue;
    relied.delete(cell);
    cells.add(cell);
    for (const reader of cell.readers) machine.schedule(reader);
    isFound = true;
  }
  return isFound;
}

/** Where objects are held, and where each of these places is made: another object, or a variable. */
type Holders = ReadonlyMap<SiteValue, ReadonlySet<SiteValue | Place>>;

function holdersOf(machine: Machine): Holders {
  const found = new Map<SiteValue, Set<SiteValue | Place>>();
  const note = ({ values }: Cell, holder: SiteValue | Place): void => {
    for (const value of values) {
      if (value.kind !== "site" || value === holder) continue;
      found.set(value, (found.get(value) ?? new Set()).add(holder));
    }
  };
  for (const site of machine.sites) for (const cell of cellsOf(site)) note(cell, site);
  for (const context of machine.contexts()) noteVariables(context, note);
  return found;
}

function noteVariables(context: Context, note: (cell: Cell, holder: Place) => void): void {
  for (const [{ node }, cell] of context.variables) note(cell, { node, context });
}

/** An object that more than this hold, one within the other, is taken to be kept. */
const MOST_HOLDERS = 100;

/** Whether a place may be come to again while something still holds an object. */
function isKept(made: SiteValue, place: Place, holders: Holders): boolean {
  const all = new Set<SiteValue | Place>([made]);
  for (const each of all) {
    if (all.size > MOST_HOLDERS || (each !== made && !isOnceFor(each, place))) return true;
    if ("kind" in each) for (const holder of holders.get(each) ?? []) all.add(holder);
  }
  return false;
}
