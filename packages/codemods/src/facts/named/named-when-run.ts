import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import { bringsNothing } from "../../provenance/brings-nothing.ts";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { knownText } from "../../provenance/text/text.ts";
import {
  isNullish,
  isSite,
  type SiteValue,
  type Value,
  writtenNames,
} from "../../provenance/value.ts";
import { isFilledByName } from "./filled-by-name.ts";
import { isDeeper } from "./is-deeper.ts";
import { isOfOwnWhole } from "./is-of-own-whole.ts";
import { comparedByOwnNames, lookedAtByName } from "./looked-at-by-name.ts";
import { meetsHabits } from "./meets-habits.ts";
import { sentHabits } from "./sent-habits.ts";
import { sharedBodies } from "./shared-bodies.ts";
import { siftedObjects } from "./sifted.ts";
import { isTakenIn } from "./taken-in.ts";
import { namedByPieces, writtenByKey } from "./written-by-key.ts";

/**
 * Bodies of requests, and what they copy, whose members get their names only when the program runs, such as
 * `Object.fromEntries(pairs)` or `{ [field]: value }`, and those that another service is given, too.
 * Where v2 has a value deeper than v1 no other name will do, so that the names stay those of v1 until the body is sent.
 */
export const namedWhenRun = oncePer(
  (machine: Machine): ReadonlySet<ts.Node> => new Set(find(machine).map(({ node }) => node)),
);

function find(machine: Machine): readonly SiteValue[] {
  const bodies = sentHabits(machine);
  if (bodies.length === 0) return [];
  const written = writtenByKey(machine);
  const pieces = namedByPieces(machine);
  const shared = sharedBodies(machine);
  const sifted = siftedObjects(machine);
  const compared = comparedByOwnNames(machine);
  const isTaken = (site: SiteValue): boolean => isTakenIn(machine, site);
  const isNamed = (site: SiteValue): boolean =>
    shared.has(site.node) ||
    site.element.values.size > 0 ||
    bringsUnknown(machine, site) ||
    written.has(site) ||
    written.has(site.node) ||
    compared.has(site) ||
    (sifted.byName.has(site.node) && writtenNames(site).some(isDeeper)) ||
    isAssembled(machine, site);
  const wholes = bodies.flatMap(({ site, isOpened }): readonly (readonly SiteValue[])[] => {
    // A call may be given nothing in the place of an object to copy.
    const whole = copiedFrom(machine, [site], isTaken).filter(
      (value) => !isNullish(value) && !isOfOwnWhole(machine, value),
    );
    const own = whole.filter((value): value is SiteValue => isSite(value, "object"));
    // What nothing is known of is read by the names of v1, too.
    if (own.length < whole.filter((value) => !isUnknown(value)).length) return [];
    if (isOpened || own.some((each) => pieces.has(each))) return [own];
    // The members of a form are known.
    const isForm = own.some((each) => isFilledByName(machine, each));
    return own.some(isNamed) && !isForm ? [own] : [];
  });
  const isHabit = (value: Value): boolean => isAnswered(value) && !isOfOwnWhole(machine, value);
  return wholes.flatMap((own) => (meetsHabits(machine, own, isHabit) ? [] : own));
}

/**
 * Whether a call puts an object together by names, of which v2 has one deeper, and of values that no habit has under
 * them, or by such that are shown or compared as well: `Object.fromEntries(changed.map((name) => [name, task[name]]))`.
 */
function isAssembled(machine: Machine, site: SiteValue): boolean {
  if (!ts.isCallExpression(site.node)) return false;
  const { lookUps } = machine;
  return lookUps.keys(site.node).some((key) => {
    const name = knownText(key);
    if (name === null || !isDeeper(name) || !lookUps.receivers(site.node, key).has(site))
      return false;
    if (lookedAtByName(machine).has(key)) return true;
    const held = [...(site.props.get(name)?.values ?? [])];
    return held.length > 0 && held.every(({ kind }) => kind !== "field" && kind !== "service");
  });
}

/** Whether all that something gives an object of its members is unknown: `{ ...JSON.parse(text), target: 3 }`. */
function bringsUnknown({ seen }: Machine, { node, spread }: SiteValue): boolean {
  const spreads = ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isSpreadAssignment)
    : [];
  const isOnly = (values: Iterable<Value>): boolean => {
    const given = [...values].filter((value) => !isNullish(value) && !bringsNothing(value));
    return given.length > 0 && given.every(isUnknown);
  };
  return (
    spreads.some(({ expression }) => isOnly(seen.get(expression) ?? [])) ||
    (spreads.length === 0 && [...spread.values].some(isUnknown))
  );
}

function isUnknown({ kind }: Value): boolean {
  return kind === "unknown";
}

/** Whether a value is what the service answered, or typed as that may be. */
function isAnswered({ kind }: Value): boolean {
  return kind === "service" || kind === "typed";
}
