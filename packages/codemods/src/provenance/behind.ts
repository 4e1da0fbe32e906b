import type { ts } from "ts-morph";
import type { Context } from "./context.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { placesOf } from "./places-of.ts";
import { isSite, type SiteValue, type Value, type Values } from "./value.ts";
import { flatMap, one } from "./values.ts";

/** What `...rest` of a list pattern takes: a list, also of what is no list but can be iterated. */
export function restBehind(
  machine: Machine,
  values: Values,
  start: number,
  node: ts.Node,
  frame: Frame,
): Values {
  const lists = flatMap(values, (value) =>
    one(
      value.kind === "site" && !isSite(value, "array", "arguments", "entry")
        ? listOf(machine, value, node, frame)
        : value,
    ),
  );
  return behind(machine, lists, start, node, frame.context);
}

function listOf(machine: Machine, value: SiteValue, node: ts.Node, frame: Frame): Value {
  const list = machine.site(node, frame.context, "array");
  machine.write(list.element, machine.verbs.elements(value, frame));
  return list;
}

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
