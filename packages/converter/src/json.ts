import type { Segment } from "./pointer.ts";

/** A JSON object; members whose value is undefined count as absent, as they do to `JSON.stringify`. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An object that this package builds and nobody else has seen yet. */
export type Draft = Record<string, unknown>;

/** True for what `JSON.parse` makes of `{…}`, and for literals and null-prototype objects alike. */
export function isJsonObject(value: unknown): value is JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The own member of an object; undefined where it is absent or inherited. */
export function memberOf(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Sets an own member, also one that is called `__proto__`. */
export function put(draft: Draft, name: string, value: unknown): void {
  if (name !== "__proto__") draft[name] = value;
  else
    Object.defineProperty(draft, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

/** Sets what stands at a path, and makes the objects and arrays on the way to it. */
export function putAt(draft: Draft, path: readonly Segment[], value: unknown): void {
  let node: Draft = draft;
  const last = path.length - 1;
  for (let index = 0; index < last; index++) {
    const name = path[index] as string;
    let next = node[name];
    if (next === undefined || !Object.hasOwn(node, name)) {
      next = typeof path[index + 1] === "number" ? [] : {};
      put(node, name, next);
    }
    node = next as Draft;
  }
  put(node, path[last] as string, value);
}

/** What stands at a path of own members; undefined where nothing does. */
export function valueAt(value: unknown, path: readonly Segment[]): unknown {
  let node = value;
  for (const segment of path) {
    if (typeof node !== "object" || node === null) return undefined;
    node = memberOf(node as JsonObject, segment as string);
  }
  return node;
}
