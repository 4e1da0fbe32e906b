import type { Values } from "../value.ts";
import { JUST_PLAIN, NOTHING, one } from "../values.ts";
import { callback } from "./callback.ts";
import type { NativeCall } from "./native.ts";

/** The elements of the array that a method is called on. */
export function elementsOf(call: NativeCall): Values {
  return call.self ? call.machine.verbs.elements(call.self, call.frame) : NOTHING;
}

/** The array that a method is called on. */
export function receiverOf(call: NativeCall): Values {
  return call.self ? one(call.self) : NOTHING;
}

/** Calls the function that is an argument with an element, its index and the array. */
export function callWithEach(call: NativeCall, index = 0): Values {
  return callback(call, index, [elementsOf(call), JUST_PLAIN, receiverOf(call)]);
}

/** Adds elements to the array that a method is called on. */
export function addTo(call: NativeCall, values: Values): void {
  if (call.self?.kind === "site") call.machine.write(call.self.element, values);
}
