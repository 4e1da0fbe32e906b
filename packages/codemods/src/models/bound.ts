import type { NativeCall } from "../provenance/native/native.ts";
import type { Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one } from "../provenance/values.ts";

/** Methods of an object literal that a library calls on another object of its own making. */
export function bound({ machine, args }: NativeCall): Values {
  const [functions = NOTHING, selves = NOTHING] = args;
  return flatMap(functions, (fn) =>
    fn.kind === "function"
      ? flatMap(selves, (self) => one(machine.intern.fn(fn.node, fn.context, self)))
      : one(fn),
  );
}
