import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import { placesOf } from "../places-of.ts";
import type { SiteValue, Value, Values } from "../value.ts";
import { one } from "../values.ts";

/** A function at its place in a list, and the expression that put it there. */
export interface ListedFunction {
  readonly node: ts.Node;
  readonly values: Values;
}

/**
 * The functions of a list by their places, such as the steps that are given to a `pipe`; null where the
 * list holds anything else, or its places are not known.
 */
export function listedFunctions(machine: Machine, list: Value): readonly ListedFunction[] | null {
  if (list.kind !== "site") return null;
  const places = placesOf(machine, one(list));
  const nodes = expressionsOf(list);
  if (!places || !nodes || nodes.length !== places.length) return null;
  const listed = nodes.map((node, index) => ({ node, values: places[index] ?? new Set() }));
  return listed.every(({ values }) => isFunctions(values)) ? listed : null;
}

/** Whether values are functions and nothing else. */
export function isFunctions(values: Values): boolean {
  for (const { kind } of values) if (kind !== "function" && kind !== "native") return false;
  return values.size > 0;
}

/** What stands at the places of an array literal, or where a rest parameter's arguments are given. */
function expressionsOf({ node, context }: SiteValue): readonly ts.Expression[] | null {
  if (ts.isArrayLiteralExpression(node)) return withoutSpread(node.elements);
  const [call] = context.chain;
  if (!ts.isParameter(node) || !call || !ts.isCallExpression(call)) return null;
  const given = withoutSpread(call.arguments);
  return given?.slice(node.parent.parameters.indexOf(node)) ?? null;
}

function withoutSpread(nodes: readonly ts.Expression[]): readonly ts.Expression[] | null {
  return nodes.some((node) => ts.isSpreadElement(node)) ? null : nodes;
}
