import type { SiteValue, Values } from "../value.ts";
import { NOTHING, one } from "../values.ts";
import type { NativeCall } from "./native.ts";

/** Where the pairs of an answer's members keep the answer: put together again, they are a copy of it. */
export const PAIRED = "(paired)";

/** Keeps the second of each pair of the first argument, as `new Map(pairs)` and `Object.fromEntries(pairs)` do. */
export function keepPairs({ machine, frame, node, args }: NativeCall, site: SiteValue): Values {
  for (const list of args[0] ?? NOTHING) {
    for (const pair of machine.verbs.elements(list, frame)) {
      const whole = pair.kind === "site" ? machine.read(machine.prop(pair, PAIRED)) : NOTHING;
      if (whole.size > 0) machine.write(site.spread, whole);
      else machine.write(site.element, machine.verbs.member(pair, "1", frame, node));
    }
  }
  return one(site);
}
