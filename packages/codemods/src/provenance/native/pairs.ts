import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import { keepEntry } from "../members/map-entries.ts";
import { keepKeys } from "../members/map-keys.ts";
import { knownTexts } from "../text/text.ts";
import { isSite, type SiteValue, type Value, type Values } from "../value.ts";
import { JUST_UNKNOWN, NOTHING, one, without } from "../values.ts";
import type { NativeCall } from "./native.ts";

/** Where the pairs of an object's members keep the object: put together again, they are a copy of it. */
export const PAIRED = "(paired)";

/** Keeps the second of each pair of the first argument, as `new Map(pairs)` and `Object.fromEntries(pairs)` do. */
export function keepPairs(call: NativeCall, site: SiteValue): Values {
  for (const list of call.args[0] ?? NOTHING) {
    // Headers have their members by name already.
    if (site.is === "object" && isSite(list, "headers")) call.machine.write(site.spread, one(list));
    // What a query gives is text, whatever was put into it.
    else if (site.is === "object" && isSite(list, "search-params"))
      keep(call.machine, site, [], JUST_UNKNOWN);
    else
      for (const pair of call.machine.verbs.elements(list, call.frame)) keepPair(call, site, pair);
  }
  return one(site);
}

function keepPair({ machine, frame, node }: NativeCall, site: SiteValue, pair: Value): void {
  const whole = pairedIn(machine, pair);
  if (whole.size > 0 && site.is === "object") {
    machine.write(
      site.spread,
      without(whole, ({ kind }) => kind === "plain"),
    );
    return;
  }
  const keys = pair.kind === "site" ? machine.read(machine.prop(pair, "0")) : NOTHING;
  // What stands in for a value is there before any name is: whether the pair is of an object cannot be told yet.
  if (keys.size === 0 && site.is === "object" && isWrittenPair(pair)) return;
  const values = machine.verbs.member(pair, "1", frame, node);
  keepKeys(machine, site, keys);
  if (site.is === "map") keepEntry(machine, site, keys, values);
  const names = namesIn(machine, site, pair);
  for (const key of names) machine.lookUps.record(node, one(key), one(site));
  keep(machine, site, knownTexts(names), values);
}

/** `[key, value]` */
function isWrittenPair(pair: Value): boolean {
  return (
    isSite(pair, "array") &&
    ts.isArrayLiteralExpression(pair.node) &&
    !pair.node.elements.some(ts.isSpreadElement)
  );
}

/** The objects that a pair was made of. */
export function pairedIn(machine: Machine, pair: Value): Values {
  return pair.kind === "site" ? machine.read(machine.prop(pair, PAIRED)) : NOTHING;
}

/** The names that the first of a pair gives a member of an object; none where they are not known. */
function namesIn(machine: Machine, site: SiteValue, pair: Value): Values {
  if (site.is !== "object" || pair.kind !== "site") return NOTHING;
  const keys = machine.read(machine.prop(pair, "0"));
  return knownTexts(keys).length === keys.size ? keys : NOTHING;
}

function keep(machine: Machine, site: SiteValue, names: readonly string[], values: Values): void {
  if (names.length === 0) machine.write(site.element, values);
  for (const name of names) machine.write(machine.prop(site, name), values);
}
