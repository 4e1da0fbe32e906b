import { implicitCall } from "../provenance/invocation.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { FunctionValue, Value, Values } from "../provenance/value.ts";
import { JUST_PLAIN } from "../provenance/values.ts";

/** What a test has a function give is like what the function gives. */
export function likeResult(call: NativeCall, real: Value, given: Values): void {
  if (real.kind !== "function") return;
  const { machine, node, frame } = call;
  const result = machine.verbs.awaited(
    machine.verbs.invoke(new Set([real]), implicitCall(call, anyArguments(real))),
  );
  machine.likenesses.liken({ node, context: frame.context }, result, machine.verbs.awaited(given));
}

/** What is given here is nobody's: a body that it is sent as is none that the program sends. */
function anyArguments({ node }: FunctionValue): readonly Values[] {
  return node.parameters.map(() => JUST_PLAIN);
}
