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

/** The members of an object but one. */
export function withoutMember(object: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([own]) => own !== name));
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

/** Sets what stands at one place, and makes the objects and arrays on the way to it. */
export type Put = (draft: Draft, value: unknown) => void;

/** The setter of a place of the contract, whose names no object has by nature. */
export function putterOf([step, ...rest]: readonly Segment[]): Put {
  if (typeof step === "number") return elementPutterOf(step, rest);
  const name = step as string;
  if (rest.length === 0) {
    return (draft, value) => {
      draft[name] = value;
    };
  }
  const putBelow = putterOf(rest);
  const isList = typeof rest[0] === "number";
  return (draft, value) => {
    let next = draft[name];
    if (next === undefined) {
      next = isList ? [] : {};
      draft[name] = next;
    }
    putBelow(next as Draft, value);
  };
}

/** Apart from the names, which the engine looks up in another way. */
function elementPutterOf(index: number, rest: readonly Segment[]): Put {
  const putBelow = putterOf(rest);
  return (draft, value) => {
    const list = draft as unknown as Draft[];
    let next = list[index];
    if (next === undefined) {
      next = {};
      list[index] = next;
    }
    putBelow(next, value);
  };
}

/** The getter of a place in what this package built. */
export function getterOf([step, ...rest]: readonly Segment[]): (draft: Draft) => unknown {
  const name = step as string;
  if (rest.length === 0) return (draft) => draft[name];
  const getBelow = getterOf(rest);
  return (draft) => {
    const next = draft[name];
    return next === undefined ? undefined : getBelow(next as Draft);
  };
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
