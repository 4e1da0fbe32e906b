import { concat, hole, textsOf } from "../text.ts";
import {
  flatMap,
  JUST_PLAIN,
  NOTHING,
  NULLISH,
  one,
  type SiteValue,
  union,
  type Values,
} from "../value.ts";
import type { Native, NativeCall } from "./native.ts";

/** The elements of the array that a method is called on. */
function own(call: NativeCall): Values {
  return call.self ? call.machine.verbs.elements(call.self, call.frame) : NOTHING;
}

function self(call: NativeCall): Values {
  return call.self ? one(call.self) : NOTHING;
}

/** Calls the function that is an argument. */
export function callback(call: NativeCall, index: number, args: readonly Values[]): Values {
  return call.machine.verbs.invoke(call.args[index] ?? NOTHING, {
    ...call,
    args,
    argNodes: [],
    typeArguments: [],
    self: null,
  });
}

/** Calls it with an element, its index and the array. */
function each(call: NativeCall, index = 0): Values {
  return callback(call, index, [own(call), JUST_PLAIN, self(call)]);
}

export function arrayOf(call: NativeCall, values: Values): Values {
  const site = call.machine.site(call.node, call.frame.context, "array");
  call.machine.write(site.element, values);
  return one(site);
}

function add(call: NativeCall, values: Values): void {
  if (call.self?.kind === "site") call.machine.write(call.self.element, values);
}

function flatten(call: NativeCall, values: Values): Values {
  return flatMap(values, (value) =>
    value.kind === "site" || value.kind === "typed" || value.kind === "service"
      ? call.machine.verbs.elements(value, call.frame)
      : one(value),
  );
}

/** The same elements, perhaps fewer or in another order. */
const same = (name: string): Native => ({
  name,
  apply: (call) => {
    each(call);
    return self(call);
  },
});

const test = (name: string): Native => ({
  name,
  apply: (call) => {
    each(call);
    return JUST_PLAIN;
  },
});

const pick = (name: string): Native => ({
  name,
  apply: (call) => {
    each(call);
    return union(own(call), one(NULLISH));
  },
});

const sorted = (name: string): Native => ({
  name,
  apply: (call) => {
    callback(call, 0, [own(call), own(call)]);
    return self(call);
  },
});

const append = (name: string): Native => ({
  name,
  apply: (call) => {
    for (const values of call.args) add(call, values);
    return JUST_PLAIN;
  },
});

/** The accumulator holds the start and whatever the function gives back. */
const reduce = (name: string): Native => ({
  name,
  apply: (call) => {
    const { machine, node, frame } = call;
    const start = call.args.length > 1 ? (call.args[1] ?? NOTHING) : own(call);
    const accumulator = machine.site(node, frame.context, "accumulator").element;
    machine.write(accumulator, start);
    const next = callback(call, 0, [machine.read(accumulator), own(call), JUST_PLAIN]);
    machine.write(accumulator, next);
    return machine.read(accumulator);
  },
});

const concatArrays: Native = {
  name: "concat",
  apply: (call) =>
    union(self(call), ...call.args.map((values) => (values.size > 0 ? values : NOTHING))),
};

const splice: Native = {
  name: "splice",
  apply: (call) => {
    for (const values of call.args.slice(2)) add(call, values);
    return self(call);
  },
};

/** Literal arrays join to text whose pieces are known; any other gives a hole. */
const join: Native = {
  name: "join",
  apply: (call) => {
    const { machine, self: receiver, node } = call;
    if (
      receiver?.kind !== "site" ||
      receiver.props.size === 0 ||
      receiver.element.values.size > 0
    ) {
      return one(hole(machine, node, null));
    }
    const separators = call.args[0] ?? one(machine.intern.text([]));
    let texts: Values | null = null;
    for (const cell of receiver.props.values()) {
      const piece = textsOf(machine, machine.read(cell), receiver.node);
      texts = texts ? concat(machine, concat(machine, texts, separators), piece) : piece;
    }
    return texts ?? JUST_PLAIN;
  },
};

const entries: Native = {
  name: "entries",
  apply: (call) => {
    const { machine, node, frame } = call;
    const pair: SiteValue = machine.site(node, frame.context, "entry");
    machine.write(machine.prop(pair, "0"), JUST_PLAIN);
    machine.write(machine.prop(pair, "1"), own(call));
    return arrayOf(call, one(pair));
  },
};

/** Methods of arrays, and of what behaves like one. */
export const arrayMethods: Readonly<Record<string, Native>> = {
  map: { name: "map", apply: (call) => arrayOf(call, each(call)) },
  flatMap: { name: "flatMap", apply: (call) => arrayOf(call, flatten(call, each(call))) },
  forEach: test("forEach"),
  filter: same("filter"),
  slice: same("slice"),
  reverse: same("reverse"),
  toReversed: same("toReversed"),
  values: same("values"),
  fill: same("fill"),
  take: same("take"),
  drop: same("drop"),
  toArray: same("toArray"),
  sort: sorted("sort"),
  toSorted: sorted("toSorted"),
  some: test("some"),
  every: test("every"),
  findIndex: test("findIndex"),
  findLastIndex: test("findLastIndex"),
  find: pick("find"),
  findLast: pick("findLast"),
  at: pick("at"),
  pop: pick("pop"),
  shift: pick("shift"),
  push: append("push"),
  unshift: append("unshift"),
  splice,
  concat: concatArrays,
  flat: { name: "flat", apply: (call) => arrayOf(call, flatten(call, own(call))) },
  reduce: reduce("reduce"),
  reduceRight: reduce("reduceRight"),
  join,
  entries,
  keys: { name: "keys", apply: (call) => arrayOf(call, JUST_PLAIN) },
  with: {
    name: "with",
    apply: (call) => {
      add(call, call.args[1] ?? NOTHING);
      return self(call);
    },
  },
  includes: { name: "includes", apply: () => JUST_PLAIN },
  indexOf: { name: "indexOf", apply: () => JUST_PLAIN },
  next: {
    name: "next",
    apply: (call) => {
      const { machine, node, frame } = call;
      const result = machine.site(node, frame.context, "object");
      machine.write(machine.prop(result, "value"), own(call));
      return one(result);
    },
  },
};
