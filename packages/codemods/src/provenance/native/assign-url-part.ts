import type { Machine } from "../machine.ts";
import { ASSIGNED } from "../text/hrefs-of.ts";
import { concat, textsOf } from "../text/text.ts";
import { sliceText } from "../text/text-slice.ts";
import { isSite, type SiteValue, type Values } from "../value.ts";
import { flatMap, one } from "../values.ts";
import { bare, originEnd } from "./url.ts";

/** `url.pathname = path`, `url.search = params`. */
export function assignUrlPart(
  machine: Machine,
  site: SiteValue,
  name: string | null,
  values: Values,
): void {
  if (name === "pathname") assignPath(machine, site, values);
  if (name === "search") assignQuery(machine, site, values);
}

function assignPath(machine: Machine, site: SiteValue, values: Values): void {
  const paths = flatMap(textsOf(machine, values, site.node), (text) =>
    text.kind === "text" ? one(bare(machine, text)) : one(text),
  );
  const hrefs = flatMap(machine.read(machine.prop(site, "href")), (text) =>
    text.kind === "text"
      ? concat(machine, one(sliceText(machine, text, 0, originEnd(text))), paths)
      : one(text),
  );
  machine.write(machine.prop(site, ASSIGNED), hrefs);
}

/** Parameters that a URL is given as its query are those that it has from then on. */
function assignQuery(machine: Machine, site: SiteValue, values: Values): void {
  const params = [...values].filter((value) => isSite(value, "search-params"));
  machine.write(machine.prop(site, "searchParams"), new Set(params));
}
