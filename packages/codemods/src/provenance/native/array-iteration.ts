import { ts } from "ts-morph";
import { implicitCall } from "../invocation.ts";
import { placesOf } from "../places-of.ts";
import { passing } from "../statements/assume.ts";
import { taggedText } from "../text/tagged-text.ts";
import { concat, knownText } from "../text/text.ts";
import { typeParameters } from "../types/type-parameters.ts";
import { flowInto } from "../types/typed.ts";
import { isNullish, isSite, type Value, type Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, NULLISH, one, union } from "../values.ts";
import { arrayOf } from "./array-of.ts";
import { callWithEach, elementsOf, receiverOf } from "./array-receiver.ts";
import { callback } from "./callback.ts";
import { areComing, type ListedStep, listedPlaces, listedSteps } from "./listed-steps.ts";
import type { Native, NativeCall } from "./native.ts";
import { truthTest } from "./truth-test.ts";

/** The same elements, perhaps fewer or in another order. */
export const same = (name: string): Native => ({
  name,
  apply: (call) => {
    callWithEach(call);
    return receiverOf(call);
  },
});

/** The elements that pass: where the function says of which type they are, only what can be of it. */
export const filtered = (name: string): Native => ({
  name,
  apply: (call) => {
    const there = isTruthTest(call) ? withoutAbsent(call) : null;
    if (there) return there;
    callWithEach(call);
    const kept = passing(call.machine, call.args[0] ?? NOTHING, elementsOf(call));
    return kept ? arrayOf(call, kept) : closedUp(call);
  },
});

/** `filter(Boolean)`. */
function isTruthTest({ args }: NativeCall): boolean {
  const [test, ...others] = args[0] ?? NOTHING;
  return others.length === 0 && test?.kind === "native" && test.native === truthTest;
}

function isAbsent(value: Value): boolean {
  return isNullish(value) || knownText(value) === "";
}

/** What is surely absent leaves its place to the next; null where nothing is, or places are not known. */
function withoutAbsent(call: NativeCall): Values | null {
  const { machine, node, frame, self } = call;
  const places = self && placesOf(machine, one(self));
  const kept = places?.filter((values) => values.size === 0 || ![...values].every(isAbsent));
  if (!places || !kept || kept.length === places.length) return null;
  const list = machine.site(node, frame.context, "array");
  for (const [at, values] of kept.entries()) machine.write(machine.prop(list, String(at)), values);
  return one(list);
}

/** What passes closes up, so that any object of a list may come to be its first; texts are told apart by their places. */
function closedUp(call: NativeCall): Values {
  const { machine, self } = call;
  const hasPlaces = self && isSite(self, "array") && machine.read(machine.prop(self, "0")).size > 0;
  const held = elementsOf(call);
  return hasPlaces && [...held].some(({ kind }) => kind === "site" || kind === "function")
    ? arrayOf(call, held)
    : receiverOf(call);
}

/** Calls the function with each element and gives a scalar; a guard says of which type they are. */
export const test = (name: string): Native => ({
  name,
  apply: (call) => {
    callWithEach(call);
    passing(call.machine, call.args[0] ?? NOTHING, elementsOf(call));
    return JUST_PLAIN;
  },
});

/** One of the elements, or `undefined`. */
export const pick = (name: string): Native => ({
  name,
  apply: (call) => {
    callWithEach(call);
    const held = elementsOf(call);
    const kept = passing(call.machine, call.args[0] ?? NOTHING, held);
    return union(kept ?? held, one(NULLISH));
  },
});

/** Calls the function with two elements at a time and gives them all. */
export const sorted = (name: string): Native => ({
  name,
  apply: (call) => {
    callback(call, 0, [elementsOf(call), elementsOf(call)]);
    return receiverOf(call);
  },
});

/** The accumulator holds the start and whatever the function gives back. */
export const reduce = (name: string): Native => ({
  name,
  apply: (call) => {
    const reduced = reducedFrom(call, name);
    noteAccumulated(call, reduced);
    return reduced;
  },
});

function reducedFrom(call: NativeCall, name: string): Values {
  const { machine, self } = call;
  const listed = self && listedPlaces(machine, self);
  // Out of order, each step would be given what comes of the others, and keep it.
  if (listed && areComing(listed.map(({ values }) => values))) return NOTHING;
  const steps = self && listedSteps(machine, self);
  if (!steps) return reduceAtOnce(call, name);
  return reduceInOrder(call, name === "reduceRight" ? steps.toReversed() : steps);
}

/** `reduce<Partial<Draft>>(…)`: the type says what is accumulated, from the start on. */
function noteAccumulated({ machine, node, frame, args }: NativeCall, reduced: Values): void {
  const [said] = ts.isCallExpression(node) ? (node.typeArguments ?? []) : [];
  if (!said) return;
  const type = machine.types.refer(said, typeParameters(frame.context));
  flowInto(machine, type, union(args[1] ?? NOTHING, reduced));
}

function reduceAtOnce(call: NativeCall, name: string): Values {
  const { machine, node, frame } = call;
  const start = call.args.length > 1 ? (call.args[1] ?? NOTHING) : elementsOf(call);
  const accumulator = machine.site(node, frame.context, "accumulator").element;
  machine.write(accumulator, start);
  const next = callback(call, 0, [machine.read(accumulator), elementsOf(call), JUST_PLAIN]);
  machine.write(accumulator, next);
  const whole = name === "reduce" ? spelledWhole(call, next) : NOTHING;
  return whole.size > 0 ? whole : machine.read(accumulator);
}

/** What a tag makes of the pieces of its template is spelled as the template is, behind the text that it starts with. */
function spelledWhole({ machine, self, args }: NativeCall, next: Values): Values {
  if ([...next].some(({ kind }) => kind !== "text")) return NOTHING;
  const whole = taggedText(machine, self);
  return args.length > 1 ? concat(machine, args[1] ?? NOTHING, whole) : whole;
}

/** Each step of a list gets what the one before it gave, not what any of them gave. */
function reduceInOrder(call: NativeCall, steps: readonly ListedStep[]): Values {
  const { machine, frame, args } = call;
  const [first, ...others] = steps;
  const start = args.length > 1 ? args[1] : first?.values;
  return (args.length > 1 ? steps : others).reduce(
    (held: Values, { node, values }) =>
      machine.verbs.invoke(
        args[0] ?? NOTHING,
        implicitCall({ frame, node }, [held, values, JUST_PLAIN]),
      ),
    start ?? NOTHING,
  );
}
