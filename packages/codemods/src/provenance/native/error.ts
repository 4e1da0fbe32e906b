import type { Value } from "../value.ts";
import { flatMap, NOTHING, one } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";

/**
 * An error with its message, its cause, and whatever is assigned to it. All that one expression makes are one:
 * told apart by their calls, errors would climb every chain of callers by the hundred.
 */
function errorOf(call: NativeCall) {
  const { machine, node, frame, args } = call;
  const site = machine.site(node, machine.moduleContext(frame.context.module), "instance");
  machine.write(machine.prop(site, "message"), args[0] ?? NOTHING);
  const cause = flatMap(args[1] ?? NOTHING, (options) =>
    machine.verbs.member(options, "cause", frame, node),
  );
  machine.write(machine.prop(site, "cause"), cause);
  return one(site);
}

const names = ["Error", "TypeError", "RangeError", "SyntaxError", "EvalError", "ReferenceError"];

/** The error classes of the language. */
export const errorGlobals: Readonly<Record<string, Native>> = Object.fromEntries(
  names.map((name) => [name, { name, apply: errorOf, construct: errorOf }]),
);

/** Whether a value is one of them. */
export function isErrorNative(value: Value): boolean {
  return value.kind === "native" && errorGlobals[value.native.name] === value.native;
}
