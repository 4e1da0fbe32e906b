import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";

/** Where the text of a URL object is kept once its path was assigned; no code can spell this name. */
export const ASSIGNED = "(href)";

/** The whole text of a URL object: as it was made, or with the path that it was given later. */
export function hrefsOf(machine: Machine, site: SiteValue): Values {
  const assigned = machine.read(machine.prop(site, ASSIGNED));
  return assigned.size > 0 ? assigned : machine.read(machine.prop(site, "href"));
}
