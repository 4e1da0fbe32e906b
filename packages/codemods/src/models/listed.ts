import { arrayOf } from "../provenance/native/array-of.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { memberValues } from "../provenance/native/object.ts";
import { isSite, type Values } from "../provenance/value.ts";
import { flatMap, NOTHING, union } from "../provenance/values.ts";

/** What the loops of templates go over: the elements of lists, the members of objects, and so many numbers. */
export function listed(call: NativeCall): Values {
  const { machine, frame, args } = call;
  const items = flatMap(args[0] ?? NOTHING, (value): Values => {
    const elements = machine.verbs.elements(value, frame);
    return isSite(value, "object", "instance")
      ? union(elements, memberValues(call, value))
      : elements;
  });
  return arrayOf(call, items);
}
