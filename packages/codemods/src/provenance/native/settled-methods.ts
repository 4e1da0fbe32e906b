import type { Values } from "../value.ts";
import { NOTHING, one } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";
import { promiseMethods } from "./promise.ts";

/** Calls each function it is given as a method of promises would, and gives the promise itself. */
const calling = (name: string, handled: (callback: Values) => readonly Values[]): Native => ({
  name,
  apply: (call: NativeCall) => {
    for (const callback of call.args)
      promiseMethods.then?.apply({ ...call, args: handled(callback) });
    return call.self ? one(call.self) : NOTHING;
  },
});

/** What the promises of jQuery have beside what all have. */
export const settledMethods: Readonly<Record<string, Native>> = {
  done: calling("done", (callback) => [callback]),
  fail: calling("fail", (callback) => [NOTHING, callback]),
  always: calling("always", (callback) => [callback, callback]),
};
