import type { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { isPage } from "../program/is-page.ts";
import { isClassic } from "../program/page-scripts.ts";

/** A classic script cannot import anything, nor one that a loader hands what it needs. */
export function isOnPage(facts: Facts, node: ts.Node): boolean {
  const { pages, reading, text } = facts.program.moduleOf(node);
  if (reading) return reading.takesNoImports === true || pages.some(isPage);
  return pages.some(isPage) || (pages.length > 0 && isClassic(text));
}
