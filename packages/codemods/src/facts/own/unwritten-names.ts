import { ts } from "ts-morph";
import { memberName } from "../../program/member-name.ts";
import { oncePer } from "../../program/once-per.ts";
import { heldBy } from "../../provenance/held.ts";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isSite, type SiteValue, type Value, writtenNames } from "../../provenance/value.ts";
import { makerOf } from "../carrier.ts";
import { changedNames } from "../shapes.ts";
import { isAnswered, isOfUnknownOrigin } from "../value-origin.ts";

/**
 * Whether objects of a literal, a call or a class have members by names which no code writes at them: copied from what
 * is not known (`{ ...JSON.parse(text) }`), or given as text (`Object.fromEntries([['title', 'Heat']])`). What copies habits for
 * one caller does not count: as nobody is seen to call what is exported, it may be given anything there.
 */
export function hasUnwrittenNames(machine: Machine, maker: ts.Node): boolean {
  const parts = partsOf(machine, maker);
  return (
    !parts.some(isAnswered) &&
    parts.some((value) => isOfUnknownOrigin(value) || isNamedByText(value))
  );
}

/** Whether objects of a literal, a call or a class copy nothing of the service. */
export function isOwn(machine: Machine, maker: ts.Node): boolean {
  return !partsOf(machine, maker).some(isAnswered);
}

/** The objects, with all that they copy. */
function partsOf(machine: Machine, maker: ts.Node): readonly Value[] {
  return copiedFrom(machine, sitesByMaker(machine).get(maker) ?? []);
}

const sitesByMaker = oncePer((machine: Machine): ReadonlyMap<ts.Node, readonly SiteValue[]> => {
  const found = new Map<ts.Node, SiteValue[]>();
  for (const site of machine.sites) {
    const maker = makerOf(machine, site);
    if (!maker) continue;
    const known = found.get(maker) ?? [];
    found.set(maker, known);
    known.push(site);
  }
  return found;
});

/** Whether an object has a member of v1 by a text. */
function isNamedByText(value: Value): boolean {
  if (isSite(value, "instance")) return value.element.values.size > 0;
  if (!isSite(value, "object") || heldBy(value).some(isAnswered)) return false;
  const written = namesAt(value);
  return writtenNames(value).some(
    (name) => !written.has(name) && changedNames("habit").includes(name),
  );
}

/** The names that code writes where it makes an object, or where it gives it a member. */
function namesAt({ node, assigned }: SiteValue): ReadonlySet<string | null> {
  const own = ts.isObjectLiteralExpression(node) ? node.properties.map(memberName) : [];
  return new Set([...own, ...assigned.keys()]);
}
