import type { Machine } from "./machine.ts";
import type { Values } from "./value.ts";
import { flatMap, NOTHING, one } from "./values.ts";

/** What a client rejects with in place of an answer: an error with the answer in it, where it makes one. */
export function failuresOf(machine: Machine, answers: Values): Values {
  return flatMap(answers, (value) => {
    if (value.kind === "foreign") return one(value);
    const isRefused = value.kind === "service" && value.call.client.failure !== null;
    return isRefused ? one(machine.intern.service(value.call, { is: "failure" })) : NOTHING;
  });
}
