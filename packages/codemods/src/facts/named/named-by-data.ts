import { ts } from "ts-morph";
import { memberName } from "../../program/member-name.ts";
import { heldBy } from "../../provenance/held.ts";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isSite, type SiteValue, type Value, writtenNames } from "../../provenance/value.ts";
import { changedNames } from "../shapes.ts";
import { isAnswered } from "../value-origin.ts";
import { sentHabits } from "./sent-habits.ts";
import { namedByPieces } from "./written-by-key.ts";

/**
 * Objects of the program's own whose members have the names that data gives them, such as the rows of a table or
 * `Object.fromEntries(form)`: whatever reads them along with habits, their names stay.
 */
export function namedByData(machine: Machine): ReadonlySet<ts.Node> {
  const pieces = namedByPieces(machine);
  const found = machine.sites.filter((site) => {
    if (!isSite(site, "object") || site.context.module.isModel) return false;
    const whole = copiedFrom(machine, [site]);
    return (pieces.has(site) || isUnnamed(whole)) && !whole.flatMap(heldBy).some(isAnswered);
  });
  if (found.length === 0) return new Set();
  const sent = new Set<Value>(
    sentHabits(machine).flatMap(({ site }) => [...copiedFrom(machine, [site])]),
  );
  return new Set(found.filter((site) => !sent.has(site)).map(({ node }) => node));
}

/**
 * Whether an object and what it copies, as where a reducer puts a row together, have members or were put together
 * by a call, and none by a name of v1 that the code writes.
 */
function isUnnamed(whole: readonly Value[]): boolean {
  return (
    whole.some((part) => isSite(part, "object") && isFilled(part)) &&
    whole.every((part) => isSite(part, "object") && !namesOf(part).some(isChanged))
  );
}

/** The names that an object has, or that a literal gives it, even in a run that comes by nothing to give. */
function namesOf(site: SiteValue): readonly string[] {
  const { node } = site;
  const written = ts.isObjectLiteralExpression(node) ? node.properties.map(memberName) : [];
  return [...writtenNames(site), ...written.filter((name) => name !== null)];
}

/** `Object.create(prototype)` makes what has no members of its own yet. */
function isFilled({ element, node }: SiteValue): boolean {
  const isPutTogether = ts.isCallExpression(node) && node.expression.getText() !== "Object.create";
  return element.values.size > 0 || isPutTogether;
}

function isChanged(name: string): boolean {
  return changedNames("habit").includes(name);
}
