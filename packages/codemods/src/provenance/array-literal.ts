import { ts } from "ts-morph";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { isSite, type SiteValue, type Values } from "./value.ts";
import { flatMap, one } from "./values.ts";

/** A list of more places than this is no tuple: it may well grow by being copied into itself. */
const MOST_PLACES = 8;

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
  return one(site);
}

/** Copies elements into a list from a place on; gives the place behind them, null where it is not known. */
function spread(
  machine: Machine,
  site: SiteValue,
  values: Values,
  index: number | null,
  frame: Frame,
): number | null {
  const places = index === null ? null : placesOf(machine, values, site);
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

/** What a tuple holds at each place; null where a value may have any length. */
function placesOf(machine: Machine, values: Values, into: SiteValue): readonly Values[] | null {
  const [source, other] = values;
  if (!source || other || !isSite(source, "array")) return null;
  const isTuple = ts.isArrayLiteralExpression(source.node) && source.node !== into.node;
  if (!isTuple || machine.read(source.element).size > 0) return null;
  const places: Values[] = [];
  for (let place = source.props.get("0"); place; place = source.props.get(String(places.length)))
    places.push(machine.read(place));
  return places.length > 0 ? places : null;
}
