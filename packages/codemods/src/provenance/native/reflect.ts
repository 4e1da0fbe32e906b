import { keysOf } from "../members/member-access.ts";
import { show } from "../show.ts";
import { knownTexts } from "../text/text.ts";
import type { Values } from "../value.ts";
import { flatMap, JUST_PLAIN, NOTHING, union } from "../values.ts";
import { functionMethods } from "./function.ts";
import type { Native, NativeCall } from "./native.ts";
import { proxied } from "./proxied.ts";

/** `Reflect.get(target, name)`; a name that is not known gives what the target itself is kept for. */
function get(call: NativeCall): Values {
  const { machine, args, argNodes, frame, node } = call;
  const [targets = NOTHING, keys = NOTHING] = args;
  const names = argNodes[1] ? keysOf(argNodes[1], keys, frame) : null;
  return flatMap(targets, (target) =>
    union(...(names ?? []).map((name) => machine.verbs.member(target, name, frame, node))),
  );
}

const apply: Native | undefined = functionMethods.apply;

/** `Reflect.set(target, name, value)`: the name is a text, which stays as it is. */
function set({ machine, args, frame }: NativeCall): Values {
  const [targets = NOTHING, names = NOTHING, values = NOTHING] = args;
  show(machine, targets);
  for (const target of targets)
    for (const name of knownTexts(names)) machine.verbs.writeMember(target, name, values, frame);
  return JUST_PLAIN;
}

/** The global `Reflect`. */
export const reflectGlobal: Native = {
  name: "Reflect",
  apply: () => JUST_PLAIN,
  members: {
    get: { name: "get", apply: get },
    set: { name: "set", apply: set },
    has: { name: "has", apply: () => JUST_PLAIN },
    ...(apply && { apply: { name: "apply", apply: reflectApply } }),
  },
};

/** `Reflect.apply(fn, self, args)`. */
function reflectApply(call: NativeCall): Values {
  const [functions = NOTHING, ...args] = call.args;
  return flatMap(functions, (fn) => apply?.apply({ ...call, self: fn, args }) ?? NOTHING);
}

/** The global `Proxy`. */
export const proxyGlobal: Native = {
  name: "Proxy",
  apply: () => JUST_PLAIN,
  construct: proxied,
};
