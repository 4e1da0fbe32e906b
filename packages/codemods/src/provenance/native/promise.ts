import type { ts } from "ts-morph";
import type { Context } from "../context.ts";
import { failures } from "../failure.ts";
import type { Machine } from "../machine.ts";
import { valuesOf } from "../typed.ts";
import { isSite, type Value, type Values } from "../value.ts";
import { flatMap, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { callback } from "./callback.ts";
import type { Native, NativeCall } from "./native.ts";

/** A promise of values, made by an expression in a context. */
export function promiseOf(
  machine: Machine,
  values: Values,
  node: ts.Node,
  context: Context,
): Values {
  const site = machine.site(node, context, "promise");
  machine.write(site.element, values);
  return one(site);
}

/** What `await` gives: the values behind all promises, each promise looked into once. */
export function awaited(machine: Machine, values: Values): Values {
  const seen = new Set<Value>(values);
  const given = new Set<Value>();
  for (const value of seen) {
    const inner = promised(machine, value);
    if (inner) for (const each of inner) seen.add(each);
    else given.add(value);
  }
  return given;
}

/** What a promise holds; null where the value is none. */
function promised(machine: Machine, value: Value): Values | null {
  if (isSite(value, "promise")) return machine.read(value.element);
  if (value.kind !== "typed") return null;
  const structure = machine.types.expand(value.type);
  return structure.is === "promise" ? valuesOf(machine, structure.of) : null;
}

/** The values a promise-like value resolves to; those that are no promise are unknown. */
function resolved(call: NativeCall): Values {
  return call.self ? awaited(call.machine, one(call.self)) : NOTHING;
}

function asPromise(call: NativeCall, values: Values): Values {
  return promiseOf(call.machine, awaited(call.machine, values), call.node, call.frame.context);
}

const then: Native = {
  name: "then",
  apply: (call) => {
    const values = resolved(call);
    const done = (call.args[0]?.size ?? 0) > 0 ? callback(call, 0, [values]) : values;
    const failed = call.args[1] ? callback(call, 1, [failures(call)]) : NOTHING;
    return asPromise(call, union(done, failed));
  },
};

const catcher: Native = {
  name: "catch",
  apply: (call) => asPromise(call, union(resolved(call), callback(call, 0, [failures(call)]))),
};

const lastly: Native = {
  name: "finally",
  apply: (call) => {
    callback(call, 0, []);
    return asPromise(call, resolved(call));
  },
};

/** Members of every promise. */
export const promiseMethods: Readonly<Record<string, Native>> = {
  then,
  catch: catcher,
  finally: lastly,
};

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
  return asPromise(call, one(result));
}

function looseElements(machine: Machine, value: Value, call: NativeCall): Values {
  const values =
    value.kind === "site" && value.is === "array"
      ? machine.read(value.element)
      : machine.verbs.elements(value, call.frame);
  return awaited(machine, values);
}

/** `allSettled` gives what each became under `value`. */
function settled(call: NativeCall): Values {
  const { machine, frame, node } = call;
  const each = machine.site(node, frame.context, "object");
  for (const value of call.args[0] ?? NOTHING) {
    machine.write(
      machine.prop(each, "value"),
      awaited(machine, machine.verbs.elements(value, frame)),
    );
  }
  const result = machine.site(node, frame.context, "array");
  machine.write(result.element, one(each));
  return asPromise(call, one(result));
}

/** `new Promise((resolve) => …)`: what resolve is given. */
function constructPromise(call: NativeCall): Values {
  const { machine, frame, node } = call;
  const site = machine.site(node, frame.context, "promise");
  const resolve: Native = {
    name: "resolve",
    apply: (inner) => {
      machine.write(site.element, awaited(machine, inner.args[0] ?? NOTHING));
      return NOTHING;
    },
  };
  const resolver = machine.nativeAt(node, frame.context, resolve);
  callback(call, 0, [one(machine.intern.native(resolver, null)), JUST_UNKNOWN]);
  return one(site);
}

/** The global `Promise`. */
export const promiseGlobal: Native = {
  name: "Promise",
  apply: () => JUST_UNKNOWN,
  construct: constructPromise,
  members: {
    all: { name: "all", apply: all },
    allSettled: { name: "allSettled", apply: settled },
    race: { name: "race", apply: (call) => asPromise(call, raced(call)) },
    any: { name: "any", apply: (call) => asPromise(call, raced(call)) },
    resolve: { name: "resolve", apply: (call) => asPromise(call, call.args[0] ?? NOTHING) },
    reject: { name: "reject", apply: (call) => asPromise(call, NOTHING) },
  },
};

function raced({ machine, frame, args }: NativeCall): Values {
  return flatMap(args[0] ?? NOTHING, (value) => machine.verbs.elements(value, frame));
}
