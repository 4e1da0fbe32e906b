import type { SiteKind, Values } from "../value.ts";
import { JUST_PLAIN, NOTHING } from "../values.ts";

/** What objects of a kind inherit of the language; all others what every object has. Asked late, as to name `Headers` makes Node load all of `fetch`. */
const PROTOTYPES: Readonly<Partial<Record<SiteKind, () => object>>> = {
  array: () => Array.prototype,
  arguments: () => Array.prototype,
  entry: () => Array.prototype,
  function: () => Function.prototype,
  class: () => Function.prototype,
  headers: () => Headers.prototype,
  map: () => Map.prototype,
  promise: () => Promise.prototype,
  "search-params": () => URLSearchParams.prototype,
  set: () => Set.prototype,
  url: () => URL.prototype,
};

/**
 * What the language gives every object of a kind, where that is not followed: a scalar, such as `list.length`
 * or `url.port`. Nothing would say that the code behind it never runs.
 */
export function builtIn(is: SiteKind, name: string): Values {
  return name !== "constructor" && name in (PROTOTYPES[is]?.() ?? Object.prototype)
    ? JUST_PLAIN
    : NOTHING;
}
