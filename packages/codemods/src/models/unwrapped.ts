import type { NativeCall } from "../provenance/native/native.ts";
import { isSite, type Value, type Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one } from "../provenance/values.ts";

/** What refs that models made hold; anything else is given back, be it an object with a `value` of its own. */
export function unwrapped({ machine, args }: NativeCall): Values {
  return flatMap(args[0] ?? NOTHING, (value) =>
    isRef(value) ? machine.read(machine.prop(value, "value")) : one(value),
  );
}

function isRef(value: Value): value is Extract<Value, { kind: "site" }> {
  return isSite(value, "object") && value.context.module.isModel && value.props.has("value");
}
