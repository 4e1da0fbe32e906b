import { at } from "../models/key-path.ts";
import { implicitCall } from "../provenance/invocation.ts";
import { given } from "../provenance/native/itself.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { testText } from "../provenance/text/test-text.ts";
import { isSite, type SiteValue, type Value, type Values } from "../provenance/value.ts";
import { flatMap, JUST_PLAIN, NOTHING, one } from "../provenance/values.ts";
import { methodMock } from "./axios-stand-in.ts";
import { FETCH, fetchMock } from "./fetch-stand-in.ts";
import { callsOf } from "./mock-function.ts";

/** `expect(actual)`: what is asserted of it is like it. */
export const expectGlobal: Native = {
  name: "expect",
  apply: ({ machine, node, frame, args }) => {
    const site = machine.site(node, frame.context, "expectation");
    machine.write(site.element, args[0] ?? NOTHING);
    return one(site);
  },
  members: {
    objectContaining: given("objectContaining"),
    arrayContaining: given("arrayContaining"),
    any: { name: "any", apply: () => JUST_PLAIN },
    anything: { name: "anything", apply: () => JUST_PLAIN },
    stringContaining: given("stringContaining"),
    stringMatching: { name: "stringMatching", apply: () => JUST_PLAIN },
  },
};

function actual({ machine, self }: NativeCall): Values {
  return self?.kind === "site" ? machine.verbs.awaited(machine.read(self.element)) : NOTHING;
}

const like = (name: string): Native => ({
  name,
  apply: (call) => {
    const { machine, node, frame, args } = call;
    machine.likenesses.liken({ node, context: frame.context }, actual(call), args[0] ?? NOTHING);
    return JUST_PLAIN;
  },
});

/** `toContainEqual(element)`. */
const likeElement = (name: string): Native => ({
  name,
  apply: (call) => {
    const { machine, node, frame, args } = call;
    const elements = flatMap(actual(call), (value) => machine.verbs.elements(value, frame));
    machine.likenesses.liken({ node, context: frame.context }, elements, args[0] ?? NOTHING);
    return JUST_PLAIN;
  },
});

/** `toHaveProperty('goals[0].value', 2)`: what the path leads to is like the value. */
const likeProperty: Native = {
  name: "toHaveProperty",
  takesPaths: true,
  apply: (call) => {
    const { machine, node, frame, args } = call;
    const held = at({ ...call, args: [actual(call), args[0] ?? NOTHING] });
    machine.likenesses.liken({ node, context: frame.context }, held, args[1] ?? NOTHING);
    return JUST_PLAIN;
  },
};

/** `toHaveBeenCalledWith(url, options)`: each argument is like that of the calls that it can mean. */
const likeCall = (name: string, first: number): Native => ({
  name,
  apply: (call) => {
    const { machine, node, frame } = call;
    const expected = call.args.slice(first);
    // A function of a module that is mocked remembers no calls: what is expected is what it takes.
    machine.verbs.invoke(functionsIn(call), implicitCall(call, expected));
    for (const mock of mocksIn(call)) {
      for (const made of machine.read(callsOf(machine, mock).element)) {
        if (made.kind !== "site") continue;
        const given = expected.map((_, index) => machine.read(machine.prop(made, String(index))));
        if (given.some((values, index) => isOtherText(values, expected[index] ?? NOTHING)))
          continue;
        given.forEach((values, index) => {
          machine.likenesses.liken(
            { node: call.argNodes[index + first] ?? node, context: frame.context },
            values,
            expected[index] ?? NOTHING,
          );
        });
      }
    }
    return JUST_PLAIN;
  },
});

function functionsIn({ machine, self }: NativeCall): Values {
  const held = self?.kind === "site" ? [...machine.read(self.element)] : [];
  return new Set(held.filter(({ kind }) => kind === "function"));
}

function mocksIn(call: NativeCall): readonly SiteValue[] {
  const { machine, self } = call;
  const held = self?.kind === "site" ? [...machine.read(self.element)] : [];
  return held.flatMap((value: Value) => {
    if (isSite(value, "mock-function")) return [value];
    if (value.kind !== "native") return [];
    const mock = value.native.name === FETCH ? fetchMock(machine) : methodMock(machine, value);
    return mock ? [mock] : [];
  });
}

function isOtherText(given: Values, expected: Values): boolean {
  const texts = [...given].filter((value) => value.kind === "text");
  const others = [...expected].filter((value) => value.kind === "text");
  if (texts.length === 0 || others.length === 0) return false;
  return texts.every((text) => others.every((other) => testText(text, other, "is") === false));
}

/** What can be said of a value. */
export const expectationMethods: Readonly<Record<string, Native>> = {
  toEqual: like("toEqual"),
  toStrictEqual: like("toStrictEqual"),
  toMatchObject: like("toMatchObject"),
  toBe: like("toBe"),
  toContainEqual: likeElement("toContainEqual"),
  toHaveProperty: likeProperty,
  toHaveBeenCalledWith: likeCall("toHaveBeenCalledWith", 0),
  toHaveBeenCalledOnceWith: likeCall("toHaveBeenCalledOnceWith", 0),
  toHaveBeenCalledExactlyOnceWith: likeCall("toHaveBeenCalledExactlyOnceWith", 0),
  toHaveBeenLastCalledWith: likeCall("toHaveBeenLastCalledWith", 0),
  toHaveBeenNthCalledWith: likeCall("toHaveBeenNthCalledWith", 1),
  toBeCalledWith: likeCall("toBeCalledWith", 0),
  lastCalledWith: likeCall("lastCalledWith", 0),
  nthCalledWith: likeCall("nthCalledWith", 1),
};
