import type { Machine } from "../machine.ts";
import type { SiteValue, Value, Values } from "../value.ts";
import { flatMap, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { callback } from "./callback.ts";
import { aggregateError } from "./error.ts";
import type { Native, NativeCall } from "./native.ts";
import { asPromise, awaited, passRejections, reject, rejectedCell, rejections } from "./promise.ts";

/** The elements of each argument, each awaited, as an array with the same places. */
function all(call: NativeCall): Values {
  const { machine, frame, node } = call;
  const result = machine.site(node, frame.context, "array");
  for (const value of call.args[0] ?? NOTHING) {
    if (value.kind === "site") {
      for (const [name, cell] of value.props) {
        machine.write(machine.prop(result, name), awaited(machine, machine.read(cell)));
      }
    }
    machine.write(result.element, looseElements(machine, value, call));
  }
  return asPromise(call, one(result), rejectionsOfAll(call));
}

/** What any of the promises in the argument may be rejected with. */
function rejectionsOfAll({ machine, frame, args }: NativeCall): Values {
  const promises = flatMap(args[0] ?? NOTHING, (value) => machine.verbs.elements(value, frame));
  return rejections(machine, promises);
}

function looseElements(machine: Machine, value: Value, call: NativeCall): Values {
  const values =
    value.kind === "site" && value.is === "array"
      ? machine.read(value.element)
      : machine.verbs.elements(value, call.frame);
  return awaited(machine, values);
}

/** `allSettled` gives what each became under `value`, or what it was rejected with under `reason`. */
function settled(call: NativeCall): Values {
  const { machine, frame, node } = call;
  const each = machine.site(node, frame.context, "object");
  for (const value of call.args[0] ?? NOTHING) {
    machine.write(
      machine.prop(each, "value"),
      awaited(machine, machine.verbs.elements(value, frame)),
    );
  }
  machine.write(machine.prop(each, "reason"), union(JUST_PLAIN, rejectionsOfAll(call)));
  const result = machine.site(node, frame.context, "array");
  machine.write(result.element, one(each));
  return asPromise(call, one(result));
}

/** What any of the promises becomes; rejected with one error for what all of them are rejected with. */
function any(call: NativeCall): Values {
  const first = awaited(call.machine, raced(call));
  return asPromise(call, first, aggregateError({ ...call, args: [] }, rejectionsOfAll(call)));
}

/** A promise, and the two functions that settle it, with what they are given. */
function deferred({ machine, frame, node }: NativeCall): Deferred {
  const site = machine.site(node, frame.context, "promise");
  const settle = (name: string, apply: (given: Values) => void): Values => {
    const native: Native = {
      name,
      apply: ({ args }) => {
        apply(args[0] ?? NOTHING);
        return NOTHING;
      },
    };
    return one(machine.intern.native(machine.nativeAt(node, frame.context, native), null));
  };
  const resolve = settle("resolve", (given) => {
    machine.write(site.element, awaited(machine, given));
    passRejections(machine, given, one(site));
  });
  return { site, resolve, reject: settle("reject", (given) => reject(machine, site, given)) };
}

interface Deferred {
  readonly site: SiteValue;
  readonly resolve: Values;
  readonly reject: Values;
}

/** `new Promise((resolve, reject) => …)`: what the two are given. */
function constructPromise(call: NativeCall): Values {
  const { site, ...settlers } = deferred(call);
  const { machine, frame } = call;
  const inner = { ...call, frame: { ...frame, handler: rejectedCell(machine, site) } };
  callback(inner, 0, [settlers.resolve, settlers.reject]);
  return one(site);
}

/** `Promise.withResolvers()`: the promise beside the two. */
function withResolvers(call: NativeCall): Values {
  const { machine, frame, node } = call;
  const { site, ...settlers } = deferred(call);
  const made = machine.site(node, frame.context, "object");
  for (const [name, values] of Object.entries({ promise: one(site), ...settlers }))
    machine.write(machine.prop(made, name), values);
  return one(made);
}

/** The global `Promise`. */
export const promiseGlobal: Native = {
  name: "Promise",
  apply: () => JUST_UNKNOWN,
  construct: constructPromise,
  members: {
    all: { name: "all", apply: all },
    allSettled: { name: "allSettled", apply: settled },
    withResolvers: { name: "withResolvers", apply: withResolvers },
    race: { name: "race", apply: (call) => asPromise(call, raced(call)) },
    any: { name: "any", apply: any },
    resolve: { name: "resolve", apply: (call) => asPromise(call, call.args[0] ?? NOTHING) },
    reject: {
      name: "reject",
      apply: (call) => asPromise(call, NOTHING, call.args[0] ?? NOTHING),
    },
  },
};

function raced({ machine, frame, args }: NativeCall): Values {
  return flatMap(args[0] ?? NOTHING, (value) => machine.verbs.elements(value, frame));
}
