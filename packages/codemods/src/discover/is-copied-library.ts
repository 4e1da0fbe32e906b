import { basename } from "node:path";

/** Libraries that pages keep a copy of, by the names under which they are given out. */
const libraries =
  "alpine|angular|axios|backbone|bootstrap|chart|d3|ember|handlebars|htmx|jquery|knockout|lit|lodash|mithril|" +
  "moment|mustache|petite-vue|preact|prototype|react|react-dom|require|stimulus|underscore|vue|zepto";
/** What is added to them: a version, or which build it is. */
const builds =
  "all|browser|bundle|cdn|cjs|core|debug|dev|development|dist|es|esm|global|iife|js|latest|min|module|prod|production|" +
  "runtime|slim|umd|v?\\d[\\d.]*";
const named = new RegExp(`^(?:${libraries})(?:[.-](?:${builds}))*\\.[cm]?js$`, "i");

/** Below this many UTF-16 units a file of such a name may well be what a program says to the library. */
const large = 16_000;

/** Whether a file is a copy of a library, which is named so, is large and says nothing of habits. */
export function isCopiedLibrary(path: string, text: string): boolean {
  return text.length > large && named.test(basename(path)) && !/habit/i.test(text);
}
