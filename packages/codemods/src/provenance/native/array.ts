import { ts } from "ts-morph";
import { behind } from "../behind.ts";
import { ITERATOR } from "../members/well-known-symbol.ts";
import { forgetOrder } from "../order/written.ts";
import { listed } from "../statements/compared.ts";
import type { SiteValue } from "../value.ts";
import { JUST_PLAIN, NOTHING, one } from "../values.ts";
import { concatArrays, flatten } from "./array-concat.ts";
import { filtered, pick, reduce, same, sorted, test } from "./array-iteration.ts";
import { arrayJoin } from "./array-join.ts";
import { arrayOf } from "./array-of.ts";
import { addTo, callWithEach, elementsOf, mapped, receiverOf } from "./array-receiver.ts";
import type { Native } from "./native.ts";
import { noteAdded } from "./pushed-in-order.ts";
import { mixPlaces, shift } from "./shift.ts";

const append = (name: string): Native => ({
  name,
  apply: (call) => {
    for (const values of call.args) addTo(call, values);
    return JUST_PLAIN;
  },
});

/** What is pushed stands behind what was pushed before. */
const push: Native = {
  name: "push",
  apply: (call) => {
    noteAdded(call);
    return append("push").apply(call);
  },
};

/** `rest.slice(1)` leaves what stands before; other parts of a list may be any of it. */
const slice = (name: string): Native => ({
  name,
  apply: (call) => {
    const [from] = call.argNodes;
    const { machine, node, frame } = call;
    const isTail = from && ts.isNumericLiteral(from) && call.argNodes.length === 1;
    return isTail
      ? behind(machine, receiverOf(call), Number(from.text), node, frame.context)
      : receiverOf(call);
  },
});

const splice: Native = {
  name: "splice",
  apply: (call) => {
    for (const values of call.args.slice(2)) addTo(call, values);
    return receiverOf(call);
  },
};

/** What was pushed does not stay where it came, or not at all. */
function disordering(native: Native): Native {
  return {
    ...native,
    apply: (call) => {
      if (call.self?.kind === "site") forgetOrder(call.machine, call.self.element);
      return native.apply(call);
    },
  };
}

/** Elements do not stay at their places. */
function moving(native: Native): Native {
  return {
    ...native,
    apply: (call) => {
      mixPlaces(call);
      return native.apply(call);
    },
  };
}

const entries: Native = {
  name: "entries",
  apply: (call) => {
    const { machine, node, frame } = call;
    const pair: SiteValue = machine.site(node, frame.context, "entry");
    machine.write(machine.prop(pair, "0"), JUST_PLAIN);
    machine.write(machine.prop(pair, "1"), elementsOf(call));
    return arrayOf(call, one(pair));
  },
};

/** Methods of arrays, and of what behaves like one. */
export const arrayMethods: Readonly<Record<string, Native>> = {
  map: { name: "map", apply: mapped },
  flatMap: { name: "flatMap", apply: (call) => arrayOf(call, flatten(call, callWithEach(call))) },
  forEach: test("forEach"),
  filter: filtered("filter"),
  slice: slice("slice"),
  reverse: disordering(same("reverse")),
  toReversed: same("toReversed"),
  values: same("values"),
  fill: {
    name: "fill",
    apply: (call) => {
      addTo(call, call.args[0] ?? NOTHING);
      return receiverOf(call);
    },
  },
  take: same("take"),
  drop: same("drop"),
  toArray: same("toArray"),
  copyWithin: same("copyWithin"),
  sort: disordering(sorted("sort")),
  toSorted: sorted("toSorted"),
  some: test("some"),
  every: test("every"),
  findIndex: test("findIndex"),
  findLastIndex: test("findLastIndex"),
  find: pick("find"),
  findLast: pick("findLast"),
  at: pick("at"),
  pop: disordering(pick("pop")),
  shift,
  push,
  unshift: moving(append("unshift")),
  splice: moving(splice),
  toSpliced: { ...splice, name: "toSpliced" },
  concat: concatArrays,
  flat: { name: "flat", apply: (call) => arrayOf(call, flatten(call, elementsOf(call))) },
  reduce: reduce("reduce"),
  reduceRight: reduce("reduceRight"),
  join: arrayJoin,
  entries,
  keys: { name: "keys", apply: (call) => arrayOf(call, JUST_PLAIN) },
  with: {
    name: "with",
    apply: (call) => {
      addTo(call, call.args[1] ?? NOTHING);
      return receiverOf(call);
    },
  },
  [ITERATOR]: same("values"),
  includes: { name: "includes", apply: (call) => listed(call.machine, call, elementsOf(call)) },
  indexOf: { name: "indexOf", apply: () => JUST_PLAIN },
  next: {
    name: "next",
    apply: (call) => {
      const { machine, node, frame } = call;
      const result = machine.site(node, frame.context, "object");
      machine.write(machine.prop(result, "value"), elementsOf(call));
      return one(result);
    },
  },
};
