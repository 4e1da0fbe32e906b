import { JUST_PLAIN } from "../values.ts";
import { callback } from "./callback.ts";
import type { Native } from "./native.ts";

/** Calls back later, with what is given from some place on: `setTimeout(call, delay, value)`, `setImmediate(call, value)`. */
export const later = (name: string, from: number): Native => ({
  name,
  apply: (call) => {
    callback(call, 0, call.args.slice(from));
    return JUST_PLAIN;
  },
});
