import type { NativeCall } from "../provenance/native/native.ts";
import { annotated } from "../provenance/types/typed.ts";
import { isSite, type Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one } from "../provenance/values.ts";
import { viewsOf } from "./views-of.ts";

/** `api.get<Envelope<Habit>>(…)`: the type argument is that of the parsed body, whichever server sends it. */
export function bindAnswers(call: NativeCall, answers: Values): void {
  const [type] = call.typeArguments;
  if (!type) return;
  const bodies = flatMap(answers, (value) =>
    value.kind === "service" || isSite(value, "own-answer")
      ? viewsOf(call.machine, one(value), "envelope")
      : NOTHING,
  );
  annotated(call.machine, bodies, type, call.frame);
}

/** `api.get<unknown, Envelope<Habit>>(…)`: axios takes a second type argument for what its interceptors make of the answer. */
export function bindGiven(call: NativeCall, given: Values): void {
  const type = call.typeArguments[GIVEN];
  if (type) annotated(call.machine, given, type, call.frame);
}

const GIVEN = 1;
