import type { Native } from "../../provenance/native/native.ts";
import { NOTHING } from "../../provenance/values.ts";
import { exportedByModel } from "../exported-by-model.ts";

const LIBRARY = "habitshift:jquery";

/** Where the promise of a request keeps what it gives to callbacks of several promises. */
export const TOGETHER = "togetherWithOthers";

const modelled = (name: string, exported: string): Native => ({
  name,
  apply: (call) =>
    call.machine.verbs.invoke(exportedByModel(call.machine, LIBRARY, exported), call),
});

const together = modelled("when", "together");

/** How `$` makes promises and lists of callbacks, and waits for them. */
export const jqueryDeferred: Readonly<Record<string, Native>> = {
  Callbacks: modelled("Callbacks", "callbacks"),
  Deferred: modelled("Deferred", "deferred"),
  when: {
    name: "when",
    apply: (call) => (call.args.length === 1 ? (call.args[0] ?? NOTHING) : together.apply(call)),
  },
};
