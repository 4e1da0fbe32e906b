import { ts } from "ts-morph";
import { isAsync } from "../calls/is-async.ts";
import type { SiteValue } from "../value.ts";
import { NOTHING, one, union } from "../values.ts";
import { arrayMethods } from "./array.ts";
import { elementsOf } from "./array-receiver.ts";
import type { Native, NativeCall } from "./native.ts";
import { promiseOf } from "./promise.ts";

/** Where an iterator keeps what its generator gives back at the end; no code can spell the name. */
export const RETURNED = "(returned)";
/** Where an iterator keeps what it was sent by `next(value)`; no code can spell the name. */
export const SENT = "(sent)";

/** A step of an iterator: what was yielded, or at the end what was returned. */
function step(call: NativeCall) {
  const { machine, node, frame, self } = call;
  if (self?.kind !== "site") return NOTHING;
  machine.write(machine.prop(self, SENT), call.args[0] ?? NOTHING);
  const result = machine.site(node, frame.context, "object");
  const values = union(elementsOf(call), machine.read(machine.prop(self, RETURNED)));
  machine.write(machine.prop(result, "value"), values);
  return isOfAsync(self) ? promiseOf(machine, one(result), node, frame.context) : one(result);
}

function isOfAsync({ node }: SiteValue): boolean {
  return ts.isFunctionLike(node) && isAsync(node);
}

/** Methods of what a generator gives, and of other iterators. */
export const iteratorMethods: Readonly<Record<string, Native>> = {
  ...arrayMethods,
  next: { name: "next", apply: step },
  return: { name: "return", apply: step },
  throw: { name: "throw", apply: step },
};
