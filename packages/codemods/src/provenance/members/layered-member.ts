import { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { isNullish, type SiteValue, type Value, type Values } from "../value.ts";
import { union } from "../values.ts";
import { assignedTo } from "./assigned.ts";
import { hasMember } from "./has-member.ts";
import { isKept } from "./kept-member.ts";

/** More copies than this and their order is not worth following. */
const MOST_COPIES = 4;

/**
 * A member of an object literal by the order in which it is written: what comes later hides what came
 * before. Null where that is not known, or too much to follow.
 */
export function layeredMember(
  machine: Machine,
  site: SiteValue,
  name: string,
  frame: Frame,
  node: ts.Node,
): Values | null {
  if (!isLayered(machine, site)) return null;
  const layers = site.layers.filter((layer) => layer !== undefined);
  const later = assignedTo(machine, site, name);
  const found: Values[] = later ? [later] : [];
  const lacking: Values[] = [];
  for (const layer of layers.reverse()) {
    const values = machine.read(layer.cell);
    if (layer.name === name) return union(...found, values);
    if (layer.name !== null) continue;
    const copied = [...values].filter((value) => !isKept(machine, site, value, name));
    for (const value of copied) {
      // What has no such member hides none.
      const into = hasMember(machine, value, name) === false ? lacking : found;
      into.push(machine.verbs.member(value, name, frame, node));
    }
    if (values.size > 0 && [...values].every((value) => surelyHas(value, name)))
      return union(...found);
  }
  return union(...found, ...lacking);
}

/** Whether the order in which an object is written is followed. */
export function isLayered(machine: Machine, site: SiteValue): boolean {
  const copies = site.layers.filter((layer) => layer?.name === null);
  if (copies.length === 0 || site.element.values.size > 0) return false;
  return copies.every((copy) => !copy || machine.watch(copy.cell).size <= MOST_COPIES);
}

function surelyHas(value: Value, name: string): boolean {
  if (value.kind !== "site" || value.is !== "object") return false;
  if (ts.isBindingElement(value.node)) return isLeft(value, value.node, name);
  const layer = value.layers.find((each) => each?.name === name);
  const held = layer?.cell.values;
  return (
    held !== undefined &&
    held.size > 0 &&
    ![...held].some((each) => isNullish(each) || each.kind === "unknown")
  );
}

/** Whether `...rest` of a pattern surely has a member: all that it is a copy of do, and the pattern takes it from none. */
function isLeft({ spread }: SiteValue, node: ts.BindingElement, name: string): boolean {
  const isTaken = node.parent.elements.some((each) => each !== node && mayTake(each, name));
  const copied = [...spread.values];
  return !isTaken && copied.length > 0 && copied.every((each) => surelyHas(each, name));
}

function mayTake(element: ts.ArrayBindingElement, name: string): boolean {
  if (!ts.isBindingElement(element)) return false;
  const key = element.propertyName ?? element.name;
  return !("text" in key) || key.text === name;
}
