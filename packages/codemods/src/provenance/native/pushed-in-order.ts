import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import { addedBefore, noteWritten } from "../order/written.ts";
import { isSite, type SiteValue, type Value, type Values } from "../value.ts";
import { union } from "../values.ts";
import type { NativeCall } from "./native.ts";

/** What stands at a place of a list, and the expression that put it there. */
export interface Listed {
  readonly values: Values;
  readonly node: ts.Node;
}

/** Keeps what is pushed to a list by where that is done, for lists of what paths are made of, and of functions. */
export function noteAdded(call: NativeCall): void {
  const { machine, self, args, argNodes, node, isOneOf } = call;
  const { context } = call.frame;
  const isListed = self && isSite(self, "array") && !argNodes.some(ts.isSpreadElement);
  if (!isListed || context.module.isModel || ![...union(...args)].every(isPart)) return;
  for (const [index, values] of args.entries())
    noteWritten(
      machine,
      self.element,
      values,
      { node: argNodes[index] ?? node, context },
      { index, ...(isOneOf && { isOneOf }) },
    );
}

function isPart({ kind }: Value): boolean {
  return ["text", "field", "plain", "unknown", "function"].includes(kind);
}

/** What a list holds where it is asked for, if code wrote it out and pushed the rest in an order that is known. */
export function pushedInOrder(call: NativeCall, list: SiteValue): readonly Listed[] | null {
  const { machine, node, frame } = call;
  if (!ts.isArrayLiteralExpression(list.node) || machine.read(list.spread).size > 0) return null;
  const added = addedBefore(machine, list.element, { node, context: frame.context }, list);
  if (!added) return null;
  const pushed = added.map((each) => ({ values: machine.read(each.cell), node: each.node }));
  return [...writtenPlaces(machine, list), ...pushed];
}

/** What stands at the places of a list that is written out. */
export function writtenPlaces(machine: Machine, { props, node }: SiteValue): readonly Listed[] {
  return [...props.values()].map((cell) => ({ values: machine.read(cell), node }));
}
