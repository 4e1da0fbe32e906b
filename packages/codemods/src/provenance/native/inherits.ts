import { asClasses, BASE } from "../classes/classes-of.ts";
import { isSite } from "../value.ts";
import { JUST_NULLISH, NOTHING } from "../values.ts";
import type { Native } from "./native.ts";

/** `util.inherits(Watcher, EventEmitter)`: instances of the first have the methods of the second. */
export const inherits: Native = {
  name: "inherits",
  apply: ({ machine, args: [heirs = NOTHING, bases = NOTHING] }) => {
    for (const heir of asClasses(machine, heirs))
      if (isSite(heir, "class", "function"))
        machine.write(machine.prop(heir, BASE), asClasses(machine, bases));
    return JUST_NULLISH;
  },
};
