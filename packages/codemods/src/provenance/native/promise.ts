import type { ts } from "ts-morph";
import type { Cell } from "../cell.ts";
import type { Context } from "../context.ts";
import type { Frame } from "../frame.ts";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { valuesOf } from "../types/typed.ts";
import { isSite, type SiteValue, type Value, type Values } from "../value.ts";
import { JUST_DECLARED, JUST_RAISED, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { callback } from "./callback.ts";
import type { Native, NativeCall } from "./native.ts";

/** Where a promise keeps what it is rejected with; no code can spell the name. */
const REJECTED = "(rejected)";

/** A promise of values, made by an expression in a context, and what it may be rejected with. */
export function promiseOf(
  machine: Machine,
  values: Values,
  node: ts.Node,
  context: Context,
  rejected: Values = NOTHING,
): Values {
  const site = machine.site(node, context, "promise");
  machine.write(site.element, values);
  reject(machine, site, rejected);
  return one(site);
}

/** What a promise is rejected with. */
export function rejectedCell(machine: Machine, promise: SiteValue): Cell {
  return machine.prop(promise, REJECTED);
}

/** Has a promise rejected with values. */
export function reject(machine: Machine, promise: SiteValue, values: Values): void {
  if (values.size > 0) machine.write(rejectedCell(machine, promise), values);
}

/** What promises, and those that they resolve to, may be rejected with. */
export function rejections(machine: Machine, values: Values): Values {
  const promises = new Set([...values].filter((value) => isSite(value, "promise")));
  const found: Values[] = [];
  for (const promise of promises) {
    found.push(machine.read(rejectedCell(machine, promise)));
    for (const inner of machine.read(promise.element))
      if (isSite(inner, "promise")) promises.add(inner);
  }
  return union(...found);
}

/** Has promises rejected with whatever the values that they resolve to are rejected with. */
export function passRejections(machine: Machine, values: Values, promises: Values): void {
  const rejected = rejections(machine, values);
  for (const promise of promises)
    if (isSite(promise, "promise")) reject(machine, promise, rejected);
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
  if (isSite(value, "instance")) return fromThenable(machine, value);
  if (value.kind !== "typed") return null;
  const structure = machine.types.expand(value.type);
  return structure.is === "promise" ? valuesOf(machine, structure.of) : null;
}

/** What an instance with a `then` of its own resolves to; null where its class has none. */
function fromThenable(machine: Machine, value: SiteValue): Values | null {
  const frame: Frame = { context: value.context, flow: new Map() };
  const methods = new Set(
    [...machine.verbs.member(value, "then", frame, value.node)].filter(
      ({ kind }) => kind === "function",
    ),
  );
  if (methods.size === 0) return null;
  const { element } = machine.site(value.node, value.context, "promise");
  const resolve: Native = {
    name: "resolve",
    apply: ({ args }) => {
      machine.write(element, args[0] ?? NOTHING);
      return NOTHING;
    },
  };
  const resolver = machine.nativeAt(value.node, value.context, resolve);
  const args = [one(machine.intern.native(resolver, null))];
  machine.verbs.invoke(methods, implicitCall({ frame, node: value.node }, args));
  return machine.read(element);
}

/** The values a promise-like value resolves to; those that are no promise are unknown. */
function resolved(call: NativeCall): Values {
  return call.self ? awaited(call.machine, one(call.self)) : NOTHING;
}

/** The promise that a call gives: of what its values resolve to, rejected with what they are. */
export function asPromise(call: NativeCall, values: Values, rejected: Values = NOTHING): Values {
  const { machine, node, frame } = call;
  const failed = union(rejected, rejections(machine, values));
  return promiseOf(machine, awaited(machine, values), node, frame.context, failed);
}

/** The promise that a call gives, rejected with whatever a function throws that it calls. */
function chained(call: NativeCall, run: (inner: NativeCall) => Values, rejected: Values): Values {
  const handler = call.machine.site(call.node, call.frame.context, "accumulator").element;
  const values = run({ ...call, frame: { ...call.frame, handler } });
  return asPromise(call, values, union(rejected, call.machine.read(handler)));
}

/** What the promise before the dot may be rejected with; anything where it is not known. */
function rejected({ machine, self }: NativeCall): Values {
  if (!self) return NOTHING;
  if (isSite(self, "promise")) return rejections(machine, one(self));
  return self.kind === "typed" ? JUST_DECLARED : JUST_UNKNOWN;
}

/** What the promise before the dot fails with: an error of the language, or what it is rejected with. */
function failures(call: NativeCall): Values {
  return union(JUST_RAISED, rejected(call));
}

const then: Native = {
  name: "then",
  apply: (call) => {
    const values = resolved(call);
    const isHandled = (call.args[1]?.size ?? 0) > 0;
    const run = (inner: NativeCall): Values =>
      union(
        (inner.args[0]?.size ?? 0) > 0 ? callback(inner, 0, [values]) : values,
        isHandled ? callback(inner, 1, [failures(inner)]) : NOTHING,
      );
    return chained(call, run, isHandled ? NOTHING : rejected(call));
  },
};

const catcher: Native = {
  name: "catch",
  apply: (call) => {
    const run = (inner: NativeCall): Values =>
      union(resolved(inner), callback(inner, 0, [failures(inner)]));
    return chained(call, run, NOTHING);
  },
};

const lastly: Native = {
  name: "finally",
  apply: (call) => {
    callback(call, 0, []);
    return asPromise(call, resolved(call), rejected(call));
  },
};

/** Members of every promise. */
export const promiseMethods: Readonly<Record<string, Native>> = {
  then,
  catch: catcher,
  finally: lastly,
};
