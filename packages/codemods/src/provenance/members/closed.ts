import { ts } from "ts-morph";
import { builtIn } from "../native/built-in.ts";
import type { SiteValue } from "../value.ts";

/** Whether a literal's members are all known, so that one of any other name is undefined. */
export function isClosed(site: SiteValue, name: string): boolean {
  return (
    ts.isObjectLiteralExpression(site.node) &&
    site.spread.values.size === 0 &&
    site.element.values.size === 0 &&
    !isWritten(site, name) &&
    builtIn(site.is, name).size === 0
  );
}

/** Whether code writes a member, though it may not have run yet. */
function isWritten(site: SiteValue, name: string): boolean {
  return site.assigned.has(name) || site.layers.some((layer) => layer?.name === name);
}
