import { ts } from "ts-morph";
import { rebound } from "../calls/called-on.ts";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { addElements } from "../members/added-members.ts";
import { placesOf } from "../places-of.ts";
import { isSite, type SiteValue, type Value, type Values, writtenNames } from "../value.ts";
import { JUST_PLAIN, NOTHING, one, union } from "../values.ts";
import { arrayOf } from "./array-of.ts";
import { callback } from "./callback.ts";
import { listedPlaces } from "./listed-steps.ts";
import type { NativeCall } from "./native.ts";

/** The elements of the array that a method is called on. */
export function elementsOf(call: NativeCall): Values {
  return call.self ? call.machine.verbs.elements(call.self, call.frame) : NOTHING;
}

/** The array that a method is called on. */
export function receiverOf(call: NativeCall): Values {
  return call.self ? one(call.self) : NOTHING;
}

/**
 * Calls the function that is an argument with an element, its index and the array. What is listed in
 * words, such as methods, is told apart: each of them is a call of its own.
 */
export function callWithEach(given: NativeCall, index = 0): Values {
  const call = index === 0 ? withSelf(given) : given;
  const words = wordsOf(call);
  return words
    ? union(...resultsOf(call, words, index))
    : callback(call, index, [elementsOf(call), JUST_PLAIN, receiverOf(call)]);
}

/** `list.map(run, self)`: what stands behind the function is its `this`. */
function withSelf(call: NativeCall): NativeCall {
  const [run = NOTHING, self = NOTHING] = call.args;
  return self.size > 0 ? { ...call, args: [rebound(call.machine, run, self)] } : call;
}

/** The list of what the function gives for each element: of words in a literal, and of the arguments of a call, each at its place. */
export function mapped(given: NativeCall): Values {
  const call = withSelf(given);
  const { machine, node, frame, self } = call;
  const isLiteral = self?.kind === "site" && ts.isArrayLiteralExpression(self.node);
  const isRest = self?.kind === "site" && ts.isParameter(self.node);
  const words = isRest ? givenPlaces(call, self) : isLiteral ? wordsOf(call) : null;
  if (!words) return arrayOf(call, callWithEach(call));
  const list = machine.site(node, frame.context, "array");
  for (const [at, values] of resultsOf(call, words, 0).entries())
    machine.write(machine.prop(list, String(at)), values);
  return one(list);
}

/** What a rest parameter holds at its places; of what a spread gave, texts are told apart by where they are written. */
function givenPlaces({ machine, node }: NativeCall, list: SiteValue): readonly ListedWord[] | null {
  const listed = listedPlaces(machine, list);
  const places = listed ? null : placesOf(machine, one(list));
  if (!places?.every((values) => [...values].every(({ kind }) => SEGMENTS.has(kind))))
    return listed;
  return places.map((values) => {
    const [only] = values.size === 1 ? values : [];
    return { node: (only && placeOf(only)) ?? node, values };
  });
}

/** What pieces of a path can be: text, and ids that only a run tells. */
const SEGMENTS: ReadonlySet<Value["kind"]> = new Set(["text", "field", "plain", "unknown"]);

function wordsOf({ machine, self }: NativeCall): readonly ListedWord[] | null {
  return self ? listedWords(machine, self) : null;
}

/** What the function gives for each of the words that are listed. */
function resultsOf(
  { machine, frame, self, args }: NativeCall,
  words: readonly ListedWord[],
  index: number,
): readonly Values[] {
  const list = self ? one(self) : NOTHING;
  return words.map(({ node, values }) =>
    machine.verbs.invoke(
      args[index] ?? NOTHING,
      implicitCall({ frame, node }, [values, JUST_PLAIN, list]),
    ),
  );
}

/** An element that is told apart from the others, and the place that does so. */
export interface ListedWord {
  readonly node: ts.Node;
  readonly values: Values;
}

/** More words than this are data. */
const MOST_WORDS = 12;

/**
 * The elements of a list of texts, or of rows that begin with one: a literal, or the keys or entries of
 * an object; null where it is none.
 */
export function listedWords(machine: Machine, list: Value): readonly ListedWord[] | null {
  if (!isSite(list, "array")) return null;
  const words = ts.isArrayLiteralExpression(list.node)
    ? writtenWords(machine, list, list.node)
    : gatheredWords(machine, list);
  if (!words || words.length > MOST_WORDS) return null;
  return words.every(({ values }) => [...values].every((value) => isWord(machine, value)))
    ? words
    : null;
}

function writtenWords(
  machine: Machine,
  list: SiteValue,
  { elements }: ts.ArrayLiteralExpression,
): readonly ListedWord[] | null {
  // An empty list is none of words: what is to be called with its elements is still known to be called.
  if (elements.length === 0 || machine.read(list.element).size > 0) return null;
  return elements.map((node, index) => ({
    node,
    values: machine.read(machine.prop(list, String(index))),
  }));
}

/** Words that no literal lists stand where they are written, each at a place of its own. */
function gatheredWords(machine: Machine, list: SiteValue): readonly ListedWord[] | null {
  const held = [...machine.read(list.element)];
  if (held.length === 0 || writtenNames(list).length > 0 || list.spread.values.size > 0)
    return null;
  const words = held.flatMap((value): readonly ListedWord[] => {
    const node = placeOf(value);
    return node ? [{ node, values: one(value) }] : [];
  });
  const nodes = new Set(words.map(({ node }) => node));
  return nodes.size === held.length ? words : null;
}

function placeOf(value: Value): ts.Node | null {
  if (isSite(value, "array", "entry")) return value.node;
  const [part, ...more] = value.kind === "text" ? value.parts : [];
  return part && "text" in part && more.length === 0 ? part.node : null;
}

function isWord(machine: Machine, value: Value): boolean {
  if (!isSite(value, "array", "entry")) return value.kind === "text";
  return [...machine.read(machine.prop(value, "0"))].some(({ kind }) => kind === "text");
}

/** Adds elements to the array that a method is called on. */
export function addTo({ machine, self }: NativeCall, values: Values): void {
  if (self?.kind === "site") machine.write(self.element, values);
  else if (self?.kind === "service") addElements(machine, self, values);
}
