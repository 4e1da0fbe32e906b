import { ts } from "ts-morph";
import { wherePresent } from "../program/where-present.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { copiedByKey } from "./members/copied-by-key.ts";
import { PAIRED } from "./native/pairs.ts";
import { MOST_PLACES, placesOf } from "./places-of.ts";
import { knownTexts } from "./text/text.ts";
import { isSite, type SiteValue, type Values } from "./value.ts";
import { flatMap, one } from "./values.ts";

/** What an array literal makes: its elements by their places, as far as those are known. */
export function evaluateArray(
  machine: Machine,
  node: ts.ArrayLiteralExpression,
  frame: Frame,
): Values {
  const site = machine.site(node, frame.context, "array");
  let index: number | null = 0;
  for (const element of node.elements) {
    if (ts.isOmittedExpression(element)) {
      if (index !== null) index += 1;
      continue;
    }
    const values = machine.verbs.evaluate(element, frame);
    if (ts.isSpreadElement(element)) {
      index = spread(machine, site, values, index, frame);
    } else if (index === null) {
      machine.write(site.element, values);
    } else {
      machine.write(machine.prop(site, String(index)), values);
      index += 1;
    }
  }
  keepPaired(machine, site, node, frame);
  return one(site);
}

/** `[key, value]` of a member of an object: put together again, such pairs are a copy of it. */
function keepPaired(
  machine: Machine,
  site: SiteValue,
  { elements: [key, value, ...others] }: ts.ArrayLiteralExpression,
  frame: Frame,
): void {
  if (!key || !value || others.length > 0) return;
  const isNamed =
    !ts.isIdentifier(wherePresent(value)) &&
    knownTexts(machine.read(machine.prop(site, "0"))).length > 0;
  const copied = copiedByKey(machine, key, value, frame, isNamed);
  if (copied) machine.write(machine.prop(site, PAIRED), copied);
}

/** Copies elements into a list from a place on; gives the place behind them, null where it is not known. */
export function spread(
  machine: Machine,
  site: SiteValue,
  values: Values,
  index: number | null,
  frame: Frame,
): number | null {
  if (isEmpty(machine, values)) return index;
  const places = index === null || values.has(site) ? null : placesOf(machine, values);
  if (index === null || !places || index + places.length > MOST_PLACES) {
    machine.write(
      site.element,
      flatMap(values, (value) => machine.verbs.elements(value, frame)),
    );
    return null;
  }
  places.forEach((held, place) => {
    machine.write(machine.prop(site, String(index + place)), held);
  });
  return index + places.length;
}

/** Whether what is spread is a list that is written as empty, and to which nothing was added so far. */
function isEmpty(machine: Machine, values: Values): boolean {
  const [list] = values;
  return (
    list !== undefined &&
    values.size === 1 &&
    isSite(list, "array") &&
    ts.isArrayLiteralExpression(list.node) &&
    list.node.elements.length === 0 &&
    machine.read(list.element).size + machine.read(list.spread).size + list.props.size === 0
  );
}
