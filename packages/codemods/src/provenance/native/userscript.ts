import { userscriptPromise, userscriptRequest } from "../../client/libraries/userscript.ts";
import { JUST_UNKNOWN, NOTHING, union } from "../values.ts";
import type { Native } from "./native.ts";
import { atOnce, type Give, later, reader, writer } from "./storage.ts";

const PLACE = "the storage of userscripts";

/** What was kept, or what a script has in its place where nothing was. */
const orElse =
  (give: Give): Give =>
  (call, values) =>
    give(call, union(values, call.args[1] ?? NOTHING));

/** The newer form, whose functions promise what they have. */
const promising: Native = {
  name: "GM",
  apply: () => JUST_UNKNOWN,
  members: {
    xmlHttpRequest: userscriptPromise,
    getValue: reader("getValue", PLACE, orElse(later)),
    setValue: writer("setValue", PLACE, later),
  },
  givesWay: true,
};

/** What managers of userscripts give these without an import. */
export const userscriptGlobals: Readonly<Record<string, Native>> = {
  GM: promising,
  GM_xmlhttpRequest: { ...userscriptRequest, givesWay: true },
  GM_getValue: { ...reader("GM_getValue", PLACE, orElse(atOnce)), givesWay: true },
  GM_setValue: { ...writer("GM_setValue", PLACE, atOnce), givesWay: true },
};
