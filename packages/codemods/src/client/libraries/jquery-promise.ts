import { implicitCall } from "../../provenance/invocation.ts";
import type { Native, NativeCall } from "../../provenance/native/native.ts";
import { promiseOf } from "../../provenance/native/promise.ts";
import { isSite, type Values } from "../../provenance/value.ts";
import { NOTHING, one } from "../../provenance/values.ts";
import { giveMethods } from "../give-methods.ts";
import { TOGETHER } from "./jquery-deferred.ts";

/** What becomes of a request: what its callbacks are given, and what those of a refused one are. */
interface Outcome {
  readonly given: Values;
  readonly refused: Values;
  readonly answers: Values;
}

/** The promise of a request, whose callbacks get more than its value. */
export function requestPromise(call: NativeCall, { given, refused, answers }: Outcome): Values {
  const { machine, frame, node } = call;
  const promise = promiseOf(machine, given, node, frame.context, refused);
  const all = machine.site(node, frame.context, "array");
  [given, NOTHING, answers].forEach((values, index) => {
    machine.write(machine.prop(all, String(index)), values);
  });
  for (const site of promise) {
    if (!isSite(site, "promise")) continue;
    machine.write(machine.prop(site, TOGETHER), one(all));
    const later =
      (args: readonly Values[]): Native["apply"] =>
      (at) => {
        for (const callbacks of at.args) machine.verbs.invoke(callbacks, implicitCall(at, args));
        return promise;
      };
    giveMethods(call, site, {
      done: later([given, NOTHING, answers]),
      fail: later([refused]),
      always: later([given]),
    });
  }
  return promise;
}
