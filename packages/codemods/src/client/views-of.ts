import type { Machine } from "../provenance/machine.ts";
import { isSite, type Values } from "../provenance/value.ts";
import { flatMap, one } from "../provenance/values.ts";
import { viewOf } from "../provenance/view-of.ts";
import { ownView } from "../server/own-view.ts";
import type { View } from "./http-client.ts";

/** Views of answers, and of those that the program makes; what is none of the service stays what it is. */
export function viewsOf(machine: Machine, answers: Values, view: View): Values {
  if (view === "response") return answers;
  return flatMap(answers, (value) =>
    isSite(value, "response")
      ? machine.read(value.element)
      : isSite(value, "own-answer")
        ? ownView(machine, value, view)
        : one(value.kind === "service" ? viewOf(machine, value, view) : value),
  );
}
