import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { memberName } from "../../program/member-name.ts";
import { oncePer } from "../../program/once-per.ts";
import { mappedAt } from "../mapped-members.ts";
import { isMapped } from "./kept-units.ts";
import { keysLookedUpIn } from "./look-ups.ts";

/** How a name leads into tables within tables: `unit.times` of `{ unit: { times: 'times' } }`. */
const STEP = ".";

/** The texts and names of members that the program has written, and that stay as they are. */
export const writtenNames = oncePer((facts: Facts): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const node of facts.program.nodes(ts.isStringLiteralLike))
    if (!isMapped(facts, node)) found.add(node.text);
  for (const node of facts.program.nodes(isNamed))
    if (!isRenamed(facts, node)) for (const name of namesOf(node)) found.add(name);
  return found;
});

function isNamed(node: ts.Node): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment {
  return ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
}

/** Whether a member is found by units, whose names are v2's then. */
function isRenamed(facts: Facts, { name, parent }: ts.ObjectLiteralElementLike): boolean {
  if (!name || isMapped(facts, name)) return true;
  return [...facts.seen(parent)].some(
    (value) =>
      value.kind === "site" &&
      keysLookedUpIn(facts, value).some((key) => mappedAt(facts, key) !== null),
  );
}

/** The name of a member, and those that lead to it from the tables around it. */
function namesOf(member: ts.ObjectLiteralElementLike): readonly string[] {
  const own = memberName(member);
  if (own === null) return [];
  const around = member.parent.parent;
  const outer = ts.isPropertyAssignment(around) ? namesOf(around) : [];
  return [own, ...outer.map((name) => `${name}${STEP}${own}`)];
}
