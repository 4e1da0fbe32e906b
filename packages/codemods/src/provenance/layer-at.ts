import { type Cell, createCell } from "./cell.ts";
import type { Layer, SiteValue } from "./value.ts";

/** What an object is written with at a place of the order in which it is: a member, or what is copied where the name is null. */
export function layerAt(site: SiteValue, index: number, name: string | null): Cell {
  const known = site.layers[index];
  if (known) return known.cell;
  const cell = createCell();
  site.layers[index] = { name, cell } as Layer;
  return cell;
}
