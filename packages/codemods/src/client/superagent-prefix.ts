import type { Native, NativeCall } from "../provenance/native/native.ts";
import { isSite, type SiteValue, type Values } from "../provenance/value.ts";
import { flatMap, NOTHING, one } from "../provenance/values.ts";

/** Where a plugin, and what uses it, keep what is put before paths; no code can spell the name. */
const BASE = "(base)";

/** `superagent-prefix`: a plugin that puts a base before each path. */
export const superagentPrefix: Native = {
  name: "superagent-prefix",
  apply: ({ machine, node, frame, args }) => {
    const plugin = machine.site(node, frame.context, "defaults");
    machine.write(machine.prop(plugin, BASE), args[0] ?? NOTHING);
    return one(plugin);
  },
};

/** Lets a request, or all of an agent, begin with what a plugin puts there. */
export function usePlugin({ machine }: NativeCall, user: SiteValue, plugin: Values): void {
  const base = flatMap(plugin, (value) =>
    isSite(value, "defaults") ? machine.read(machine.prop(value, BASE)) : NOTHING,
  );
  machine.write(machine.prop(user, BASE), base);
}

/** What plugins put before the paths of a request or an agent. */
export function basesOf({ machine }: NativeCall, user: SiteValue): Values {
  return machine.read(machine.prop(user, BASE));
}
