import { keepKeys } from "../members/map-keys.ts";
import { flatMap, NOTHING, one } from "../values.ts";
import { callback } from "./callback.ts";
import type { Native } from "./native.ts";

/** Lists under keys, as `Object.groupBy` and `Map.groupBy` give them. */
export const groupBy = (is: "object" | "map"): Native => ({
  name: "groupBy",
  apply: (call) => {
    const { machine, node, frame } = call;
    const items = flatMap(call.args[0] ?? NOTHING, (value) => machine.verbs.elements(value, frame));
    const keys = callback(call, 1, [items]);
    const group = machine.site(node, frame.context, "array");
    machine.write(group.element, items);
    const site = machine.site(node, frame.context, is);
    keepKeys(machine, site, keys);
    machine.write(site.element, one(group));
    return one(site);
  },
});
