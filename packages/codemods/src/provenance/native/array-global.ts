import { flatMap, JUST_PLAIN, NOTHING, union } from "../values.ts";
import { arrayMethods } from "./array.ts";
import { arrayOf } from "./array-of.ts";
import { callback } from "./callback.ts";
import type { Native } from "./native.ts";

const native = (name: string, apply: Native["apply"]): Native => ({ name, apply });
const plain: Native["apply"] = () => JUST_PLAIN;

/** A single argument is a length. */
const listed: Native["apply"] = (call) =>
  arrayOf(call, call.args.length > 1 ? union(...call.args) : NOTHING);

/** The global `Array`. */
export const arrayGlobal: Native = {
  name: "Array",
  apply: listed,
  construct: listed,
  members: {
    prototype: { ...native("prototype", plain), members: arrayMethods },
    isArray: native("isArray", plain),
    of: native("of", (call) => arrayOf(call, union(...call.args))),
    from: native("from", (call) => {
      const items = flatMap(call.args[0] ?? NOTHING, (value) =>
        call.machine.verbs.elements(value, call.frame),
      );
      const mapped = call.args[1] ? callback(call, 1, [items, JUST_PLAIN]) : items;
      return arrayOf(call, call.machine.verbs.awaited(mapped));
    }),
    fromAsync: native("fromAsync", (call) =>
      arrayOf(
        call,
        flatMap(call.args[0] ?? NOTHING, (value) => call.machine.verbs.elements(value, call.frame)),
      ),
    ),
  },
};
