import type { NativeCall } from "../provenance/native/native.ts";
import { annotated } from "../provenance/types/typed.ts";
import type { Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one } from "../provenance/values.ts";
import { viewOf } from "../provenance/view-of.ts";

/** `api.get<Envelope<Habit>>(…)`: the type argument is that of the parsed body. */
export function bindAnswers(call: NativeCall, answers: Values): void {
  const [type] = call.typeArguments;
  if (!type) return;
  const bodies = flatMap(answers, (value) =>
    value.kind === "service" ? one(viewOf(call.machine, value, "envelope")) : NOTHING,
  );
  annotated(call.machine, bodies, type, call.frame);
}
