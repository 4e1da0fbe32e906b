import { type Cell, createCell } from "../cell.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";
import { JUST_PLAIN } from "../values.ts";

/** What was assigned to a member after its object was made; null where nothing was yet. */
export function assignedTo(machine: Machine, site: SiteValue, name: string): Values | null {
  machine.read(cellIn(site.firstAssigned, name));
  const cell = site.assigned.get(name);
  return cell ? machine.read(cell) : null;
}

/** Keeps what is assigned to a member of an object. */
export function noteAssigned(
  machine: Machine,
  site: SiteValue,
  name: string,
  values: Values,
): void {
  machine.write(cellIn(site.assigned, name), values);
  machine.write(cellIn(site.firstAssigned, name), JUST_PLAIN);
}

function cellIn(cells: Map<string, Cell>, name: string): Cell {
  const cell = cells.get(name) ?? createCell();
  cells.set(name, cell);
  return cell;
}
