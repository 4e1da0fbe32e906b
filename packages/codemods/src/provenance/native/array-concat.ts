import { spread } from "../array-literal.ts";
import { nativeBaseOf } from "../classes/native-base-of.ts";
import type { Machine } from "../machine.ts";
import { placesOf } from "../places-of.ts";
import { isSite, type Value, type Values } from "../value.ts";
import { flatMap, NOTHING, one, union } from "../values.ts";
import { arrayOf } from "./array-of.ts";
import { receiverOf } from "./array-receiver.ts";
import type { Native, NativeCall } from "./native.ts";

/** What is no list is an element of its own: `args.concat(next)`. */
export const concatArrays: Native = {
  name: "concat",
  apply: (call) => placed(call) ?? mixed(call),
};

/** `[null].concat(args)`: what is added stands behind what stood there. */
function placed(call: NativeCall): Values | null {
  const { machine, node, frame, args } = call;
  const before = receiverOf(call);
  const site = machine.site(node, frame.context, "array");
  if (args.length === 0 || before.has(site) || !placesOf(machine, before)) return null;
  let index = spread(machine, site, before, 0, frame);
  for (const values of args) {
    if (values.size === 0) continue;
    const singles = [...values].filter((value) => isSingle(machine, value));
    if (singles.length === 0) {
      index = spread(machine, site, values, index, frame);
    } else if (index === null || singles.length < values.size) {
      machine.write(site.element, flatten(call, values));
      index = null;
    } else {
      machine.write(machine.prop(site, String(index)), values);
      index += 1;
    }
  }
  return one(site);
}

function mixed(call: NativeCall): Values {
  const given = [...union(...call.args)];
  const single = new Set(given.filter((value) => isSingle(call.machine, value)));
  const lists = new Set(given.filter((value) => !single.has(value)));
  return union(receiverOf(call), lists, single.size > 0 ? arrayOf(call, single) : NOTHING);
}

/** The elements of those values that are lists, and the others as they are. */
export function flatten({ machine, frame }: NativeCall, values: Values): Values {
  return flatMap(values, (value) =>
    LISTED.has(value.kind) && !isSingle(machine, value)
      ? machine.verbs.elements(value, frame)
      : one(value),
  );
}

const LISTED: ReadonlySet<Value["kind"]> = new Set(["site", "typed", "service"]);

/** Whether a value is surely no list, so that it is one element of those that it is put among. */
function isSingle(machine: Machine, value: Value): boolean {
  if (value.kind === "service") return value.type.is === "payload";
  if (isSite(value, "instance")) return nativeBaseOf(machine, value) === null;
  return value.kind === "function" || value.kind === "text" || isSite(value, "object");
}
