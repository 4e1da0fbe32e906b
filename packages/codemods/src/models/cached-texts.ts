import { ts } from "ts-morph";
import { flatten } from "../client/addresses/match-url.ts";
import type { Machine } from "../provenance/machine.ts";
import type { TextPart } from "../provenance/text/text-value.ts";
import { isSite, type Value } from "../provenance/value.ts";

/**
 * Notes the texts that the key of a cache is made of, so that those which are spelled alike stay so.
 *
 * @param cache - Which cache it is, where there are several.
 */
export function noteCachedTexts(machine: Machine, key: Value, cache = ""): void {
  // A loop that fills a cache is followed many times.
  if (key.kind === "text" && machine.cacheKeys.get(cache)?.has(key)) return;
  if (key.kind === "text" && key.parts.every(isWritten)) {
    const flat = cache + flatten(key);
    const known = machine.cacheKeys.get(flat) ?? new Set();
    machine.cacheKeys.set(flat, known.add(key));
    if (cache !== "") {
      const all = machine.cacheKeys.get(cache) ?? new Set();
      machine.cacheKeys.set(cache, all.add(key));
    }
  }
  if (!isSite(key, "array")) return;
  for (const cell of key.props.values())
    for (const inner of machine.read(cell))
      if (inner.kind === "text") noteCachedTexts(machine, inner);
}

/** Whether a literal says a piece of a text, or only a run: the name that a proxy is asked for is no literal. */
function isWritten(part: TextPart): boolean {
  return !("text" in part) || !ts.isPropertyAccessExpression(part.node);
}
