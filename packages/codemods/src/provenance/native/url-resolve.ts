import { hrefsOf } from "../text/hrefs-of.ts";
import { isSite } from "../value.ts";
import { flatMap, NOTHING } from "../values.ts";
import type { Native } from "./native.ts";
import { urlOf } from "./url.ts";

/** `url.resolve(base, path)`: the text of `new URL(path, base)`. */
export const urlResolve: Native = {
  name: "resolve",
  apply: (call) => {
    const [base = NOTHING, path = NOTHING] = call.args;
    const [baseNode, pathNode] = call.argNodes;
    const argNodes = pathNode && baseNode ? [pathNode, baseNode] : [];
    return flatMap(urlOf({ ...call, args: [path, base], argNodes }), (url) =>
      isSite(url, "url") ? hrefsOf(call.machine, url) : NOTHING,
    );
  },
};
