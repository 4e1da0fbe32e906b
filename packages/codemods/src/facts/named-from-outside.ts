import { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import { knownTexts } from "../provenance/text.ts";
import { isSite, type SiteValue, type Value, writtenNames } from "../provenance/value.ts";
import { NOTHING } from "../provenance/values.ts";
import { memberReads } from "./member-reads.ts";
import { namedWhenRun } from "./named-when-run.ts";
import { changedNames, containerOf, mappingOf } from "./shapes.ts";

/**
 * Objects that get members under names that only a run tells, such as `{ ...form, [input.name]: value }`,
 * and all that they are copied from, copied to or read with: there a name is shared with strings
 * elsewhere (inputs, columns), and changing it here alone would part them.
 */
export function namedFromOutside(machine: Machine): ReadonlySet<ts.Node> {
  const found = new Set([
    ...machine.namedInTemplates,
    ...[...namedWhenRun(machine)].map(({ node }) => node),
  ]);
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

/** Whether an object that has members under their own names gets others under names that only a run tells. */
function isFilledByName(machine: Machine, site: SiteValue): boolean {
  if (site.spread.values.size === 0)
    return site.element.values.size > 0 && writtenNames(site).some(isDeeper);
  return site.element.values.size > 0 || namesSeveral(machine, site.node);
}

/**
 * Whether one place fills in several members, of which v2 has one deeper: `{ ...form, [action.name]: value }`
 * where actions name `title` and `target`. No name could stand there for it.
 */
function namesSeveral({ seen }: Machine, node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.some((property) => {
    const { name } = property;
    if (!name || !ts.isComputedPropertyName(name) || isCopy(property, name.expression))
      return false;
    const names = new Set(knownTexts(seen.get(name.expression) ?? NOTHING));
    return names.size > 1 && [...names].some(isDeeper);
  });
}

/** `[name]: habit[name]` */
function isCopy(property: ts.ObjectLiteralElementLike, key: ts.Expression): boolean {
  if (!ts.isPropertyAssignment(property)) return false;
  const { initializer } = property;
  return (
    ts.isElementAccessExpression(initializer) &&
    initializer.argumentExpression.getText() === key.getText()
  );
}

function isDeeper(name: string): boolean {
  const mapping = mappingOf("habit", name);
  return mapping !== null && containerOf(mapping) !== null;
}

function spread(site: SiteValue, found: Set<ts.Node>): void {
  share([site, ...site.spread.values], found);
}

function share(values: readonly Value[], found: Set<ts.Node>): void {
  const nodes = values.flatMap((value) => (isSite(value, "object") ? [value.node] : []));
  if (nodes.some((node) => found.has(node))) for (const node of nodes) found.add(node);
}
