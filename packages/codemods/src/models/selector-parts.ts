import type { NativeCall } from "../provenance/native/native.ts";
import { isSite, type Values } from "../provenance/value.ts";
import { NOTHING, one } from "../provenance/values.ts";

/** More inputs than this are rare. */
const MOST_INPUTS = 8;

/**
 * The inputs of a selector by their places, and under `combine` the function that takes what they give: the
 * last function among the arguments, whether the inputs stand in a list or before it.
 */
export function selectorParts(call: NativeCall): Values {
  const { machine, node, frame } = call;
  const result = machine.site(node, frame.context, "object");
  const last = call.args.findLastIndex((values) => hasFunction(values));
  if (last < 0) return NOTHING;
  machine.write(machine.prop(result, "combine"), call.args[last] ?? NOTHING);
  call.args.slice(0, last).forEach((values, index) => {
    for (const value of values) {
      if (!isSite(value, "array")) {
        machine.write(machine.prop(result, String(index)), one(value));
        continue;
      }
      for (let place = 0; place < MOST_INPUTS; place += 1) {
        const cell = value.props.get(String(place));
        if (cell) machine.write(machine.prop(result, String(place)), machine.read(cell));
      }
    }
  });
  return one(result);
}

function hasFunction(values: Values): boolean {
  return [...values].some(({ kind }) => kind === "function" || kind === "native");
}
