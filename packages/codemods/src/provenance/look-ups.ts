import type { ts } from "ts-morph";
import { append } from "../program/append.ts";
import type { Value, Values } from "./value.ts";
import { union } from "./values.ts";

/** What was looked up by which key: a function that looks up for many callers has each key with its own objects. */
export interface LookUps {
  record(node: ts.Node, keys: Values, receivers: Values): void;
  /** The places that look something up. */
  nodes(): Iterable<ts.Node>;
  /** The keys of a place. */
  keys(node: ts.Node): readonly Value[];
  /** What one of its keys was looked up in. */
  receivers(node: ts.Node, key: Value): Values;
}

/** Keys that were each looked up in all of some objects: for each key alone they would be told many times over. */
interface Group {
  readonly keys: Set<Value>;
  readonly receivers: Values;
}

export function createLookUps(): LookUps {
  const places = new Map<ts.Node, Group[]>();
  const groupsAt = (node: ts.Node): readonly Group[] => places.get(node) ?? [];
  return {
    record: (node, keys, receivers) => {
      const known = groupsAt(node).find((group) => isSame(group.receivers, receivers));
      const { keys: own } = known ?? addGroup(places, node, receivers);
      for (const key of keys) own.add(key);
    },
    nodes: () => places.keys(),
    keys: (node) => [...union(...groupsAt(node).map(({ keys }) => keys))],
    receivers: (node, key) => {
      const groups = groupsAt(node).filter(({ keys }) => keys.has(key));
      return union(...groups.map(({ receivers }) => receivers));
    },
  };
}

function addGroup(places: Map<ts.Node, Group[]>, node: ts.Node, receivers: Values): Group {
  // What a variable holds may grow, and the keys of others that held the same are none of what it gets then.
  const group = { keys: new Set<Value>(), receivers: new Set(receivers) };
  append(places, node, group);
  return group;
}

function isSame(some: Values, others: Values): boolean {
  if (some.size !== others.size) return false;
  for (const value of some) if (!others.has(value)) return false;
  return true;
}
