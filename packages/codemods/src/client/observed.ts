import { implicitCall } from "../provenance/invocation.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import { rejections } from "../provenance/native/promise.ts";
import type { Values } from "../provenance/value.ts";
import { exportedByModel } from "./exported-by-model.ts";

/** An observable of values, as the model of rxjs makes it, and of what it may fail with. */
export function observed(call: NativeCall, values: Values, failures: Values): Values {
  const { machine } = call;
  const make = exportedByModel(machine, "rxjs", "emitting");
  return machine.verbs.invoke(make, implicitCall(call, [values, failures]));
}

/** An observable of what promises give. */
export function observedPromise(call: NativeCall, promises: Values): Values {
  const { machine } = call;
  return observed(call, machine.verbs.awaited(promises), rejections(machine, promises));
}
