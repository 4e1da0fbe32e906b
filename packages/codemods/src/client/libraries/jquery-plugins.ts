import type { Native } from "../../provenance/native/native.ts";
import { givePageMethod, readPageMethod } from "../../provenance/native/page-methods.ts";
import { JUST_UNKNOWN, NOTHING } from "../../provenance/values.ts";

/** `$.fn`: what code writes there are methods of all that `$()` finds. */
export const jqueryPlugins: Native = {
  name: "fn",
  apply: () => JUST_UNKNOWN,
  members: {
    extend: {
      name: "extend",
      apply: ({ machine, args, frame, node }) => {
        for (const plugins of args[0] ?? NOTHING) {
          if (plugins.kind !== "site") continue;
          for (const name of plugins.props.keys())
            givePageMethod(machine, name, machine.verbs.member(plugins, name, frame, node));
        }
        return JUST_UNKNOWN;
      },
    },
  },
  member: (machine, name) => {
    const found = readPageMethod(machine, name);
    return found.size > 0 ? found : null;
  },
  replace: (machine, name, values) => givePageMethod(machine, name, values),
};
