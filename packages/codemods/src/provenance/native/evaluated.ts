import { bodiesIn } from "../text/body-pieces.ts";
import { JUST_UNKNOWN, NOTHING } from "../values.ts";
import { parse } from "./json.ts";
import type { Native } from "./native.ts";

/** The global `eval`: before there was `JSON`, an answer was read by `eval("(" + text + ")")`. */
export const evaluated: Native = {
  name: "eval",
  apply: (call) => {
    const bodies = bodiesIn(call.args[0] ?? NOTHING);
    return bodies.size > 0 ? parse({ ...call, args: [bodies] }) : JUST_UNKNOWN;
  },
};
