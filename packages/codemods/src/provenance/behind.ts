import type { ts } from "ts-morph";
import type { Context } from "./context.ts";
import type { Machine } from "./machine.ts";
import { placesOf } from "./places-of.ts";
import type { Value, Values } from "./value.ts";
import { flatMap, one } from "./values.ts";

/** What lists hold from a place on: those whose places are known as lists of their own, others as they are. */
export function behind(
  machine: Machine,
  values: Values,
  start: number,
  node: ts.Node,
  context: Context,
): Values {
  return start === 0
    ? values
    : flatMap(values, (value) => one(listBehind(machine, value, start, node, context) ?? value));
}

function listBehind(
  machine: Machine,
  value: Value,
  start: number,
  node: ts.Node,
  context: Context,
): Value | null {
  const places = placesOf(machine, one(value));
  if (!places) return null;
  const list = machine.site(node, context, "array");
  places.slice(start).forEach((held, index) => {
    machine.write(machine.prop(list, String(index)), held);
  });
  return list;
}
