import type { ts } from "ts-morph";
import type { Value, Values } from "./value.ts";
import { NOTHING } from "./values.ts";

/** What was looked up by which key: a function that looks up for many callers has each key with its own objects. */
export interface LookUps {
  record(node: ts.Node, keys: Values, receivers: Values): void;
  /** The keys of a place. */
  keys(node: ts.Node): readonly Value[];
  /** What one of its keys was looked up in. */
  receivers(node: ts.Node, key: Value): Values;
}

export function createLookUps(): LookUps {
  const places = new Map<ts.Node, Map<Value, Set<Value>>>();
  return {
    record: (node, keys, receivers) => {
      const place = places.get(node) ?? new Map<Value, Set<Value>>();
      places.set(node, place);
      for (const key of keys) {
        const known = place.get(key) ?? new Set<Value>();
        place.set(key, known);
        for (const receiver of receivers) known.add(receiver);
      }
    },
    keys: (node) => [...(places.get(node)?.keys() ?? [])],
    receivers: (node, key) => places.get(node)?.get(key) ?? NOTHING,
  };
}
