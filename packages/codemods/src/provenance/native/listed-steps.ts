import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import { placesOf } from "../places-of.ts";
import { knownTexts } from "../text/text.ts";
import type { SiteValue, Value, Values } from "../value.ts";
import { one } from "../values.ts";

/** A function, a word or anything else at its place in a list, and the expression that put it there. */
export interface ListedStep {
  readonly node: ts.Node;
  readonly values: Values;
}

/**
 * The functions or words of a list by their places, such as the steps that are given to a `pipe` or the
 * names that are given to a `pick`; null where the list holds anything else, or its places are not known.
 */
export function listedSteps(machine: Machine, list: Value): readonly ListedStep[] | null {
  const listed = listedPlaces(machine, list);
  return listed && areSteps(listed.map(({ values }) => values)) ? listed : null;
}

/** What stands at each place of a list that is written out; null where it is not, or its places are not known. */
export function listedPlaces(machine: Machine, list: Value): readonly ListedStep[] | null {
  if (list.kind !== "site") return null;
  const places = placesOf(machine, one(list));
  const nodes = expressionsOf(list);
  if (!places || !nodes || nodes.length !== places.length) return null;
  return nodes.map((node, index) => ({ node, values: places[index] ?? new Set() }));
}

/** Whether all places of a list hold functions and nothing else, or all of them one word. */
export function areSteps(places: readonly Values[]): boolean {
  return places.every(isFunctions) || places.every(isWord);
}

/** Whether all places hold functions but for some that hold nothing so far: what makes those has not run yet. */
export function areComing(places: readonly Values[]): boolean {
  const held = places.filter((values) => values.size > 0);
  return held.length > 0 && held.length < places.length && held.every(isFunctions);
}

function isFunctions(values: Values): boolean {
  for (const { kind } of values) if (kind !== "function" && kind !== "native") return false;
  return values.size > 0;
}

function isWord(values: Values): boolean {
  return values.size === 1 && knownTexts(values).length === 1;
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
