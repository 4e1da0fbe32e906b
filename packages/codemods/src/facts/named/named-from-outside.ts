import type { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import { isSite, type SiteValue, type Value } from "../../provenance/value.ts";
import { memberReads } from "../member-reads.ts";
import { changedNames } from "../shapes.ts";
import { isFilledByName } from "./filled-by-name.ts";
import { namedWhenRun } from "./named-when-run.ts";

/**
 * Objects that get members under names that only a run tells, such as `{ ...form, [input.name]: value }`,
 * and all that they are copied from, copied to or read with: there a name is shared with strings
 * elsewhere (inputs, columns), and changing it here alone would part them.
 */
export function namedFromOutside(machine: Machine): ReadonlySet<ts.Node> {
  const found = new Set([...machine.namedInTemplates, ...namedWhenRun(machine)]);
  const objects = machine.sites.filter(
    (site) => isSite(site, "object") && !site.context.module.isModel,
  );
  for (const site of objects) if (isFilledByName(machine, site)) found.add(site.node);
  if (found.size === 0) return found;
  const reads = memberReads(machine).filter(({ names }) =>
    names.some((name) => changedNames("habit").includes(name)),
  );
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const site of objects) spread(site, found);
    for (const { receivers } of reads) share([...receivers], found);
  }
  return found;
}

function spread(site: SiteValue, found: Set<ts.Node>): void {
  share([site, ...site.spread.values], found);
}

function share(values: readonly Value[], found: Set<ts.Node>): void {
  const nodes = values.flatMap((value) => (isSite(value, "object") ? [value.node] : []));
  if (nodes.some((node) => found.has(node))) for (const node of nodes) found.add(node);
}
