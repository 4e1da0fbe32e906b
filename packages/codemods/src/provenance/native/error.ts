import type { Value, Values } from "../value.ts";
import { flatMap, NOTHING, one } from "../values.ts";
import { arrayOf } from "./array-of.ts";
import type { Native, NativeCall } from "./native.ts";

/**
 * An error with its message, its cause, and whatever is assigned to it. All that one expression makes are one:
 * told apart by their calls, errors would climb every chain of callers by the hundred.
 */
function errorOf(call: NativeCall): Values {
  const { machine, node, frame, args } = call;
  const site = machine.site(node, machine.moduleContext(frame.context.module), "instance");
  machine.write(machine.prop(site, "message"), args[0] ?? NOTHING);
  const cause = flatMap(args[1] ?? NOTHING, (options) =>
    machine.verbs.member(options, "cause", frame, node),
  );
  machine.write(machine.prop(site, "cause"), cause);
  return one(site);
}

/** An error that stands for several, which it keeps. */
export function aggregateError(call: NativeCall, errors: Values): Values {
  const { machine } = call;
  const made = errorOf(call);
  for (const error of made)
    if (error.kind === "site") machine.write(machine.prop(error, "errors"), arrayOf(call, errors));
  return made;
}

/** `new AggregateError(errors, message)`. */
function aggregateOf(call: NativeCall): Values {
  const { machine, frame, args } = call;
  const [errors = NOTHING, ...others] = args;
  const each = flatMap(errors, (value) => machine.verbs.elements(value, frame));
  return aggregateError({ ...call, args: others }, each);
}

const names = ["Error", "TypeError", "RangeError", "SyntaxError", "EvalError", "ReferenceError"];

/** The error classes of the language. */
export const errorGlobals: Readonly<Record<string, Native>> = {
  ...Object.fromEntries(names.map((name) => [name, { name, apply: errorOf, construct: errorOf }])),
  AggregateError: { name: "AggregateError", apply: aggregateOf, construct: aggregateOf },
};

/** Whether a value is one of them. */
export function isErrorNative(value: Value): boolean {
  return value.kind === "native" && errorGlobals[value.native.name] === value.native;
}
