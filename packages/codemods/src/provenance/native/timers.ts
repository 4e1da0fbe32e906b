import { NOTHING } from "../values.ts";
import { arrayOf } from "./array-of.ts";
import { later } from "./later.ts";
import { type Exported, libraryOf } from "./library.ts";
import type { Native } from "./native.ts";
import { asPromise } from "./promise.ts";

/** A timer that promises what it is given at this place: `setTimeout(delay, value)`. */
const promised = (name: string, at: number): Native => ({
  name,
  apply: (call) => asPromise(call, call.args[at] ?? NOTHING),
});

/** `for await (const value of setInterval(delay, value))` */
const promisedAgain: Native = {
  name: "setInterval",
  apply: (call) => arrayOf(call, call.args[1] ?? NOTHING),
};

/** What `node:timers/promises` exports. */
export const promisedTimerExternals: Exported = libraryOf("timers/promises", {
  setTimeout: promised("setTimeout", 1),
  setImmediate: promised("setImmediate", 0),
  setInterval: promisedAgain,
});

/** What `node:timers` exports. */
export const timerExternals: Exported = libraryOf("timers", {
  setTimeout: later("setTimeout", 2),
  setInterval: later("setInterval", 2),
  setImmediate: later("setImmediate", 1),
});
