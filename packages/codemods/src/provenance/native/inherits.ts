import { BASE } from "../classes/classes-of.ts";
import { isSite, type Values } from "../value.ts";
import { JUST_NULLISH, NOTHING } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";

/** A class of either style as an instance knows it; nothing for what is no class. */
function classesIn({ machine }: NativeCall, values: Values): Values {
  return new Set(
    [...values].flatMap((value) => {
      if (value.kind === "function") return [machine.site(value.node, value.context, "function")];
      return value.kind === "native" || isSite(value, "class") ? [value] : [];
    }),
  );
}

/** `util.inherits(Watcher, EventEmitter)`: instances of the first have the methods of the second. */
export const inherits: Native = {
  name: "inherits",
  apply: (call) => {
    const [heirs = NOTHING, bases = NOTHING] = call.args;
    for (const heir of classesIn(call, heirs))
      if (heir.kind === "site")
        call.machine.write(call.machine.prop(heir, BASE), classesIn(call, bases));
    return JUST_NULLISH;
  },
};
