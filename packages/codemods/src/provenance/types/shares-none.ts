import type { Machine } from "../machine.ts";
import { isSite, type Value } from "../value.ts";
import type { TypeRef } from "./type-ref.ts";
import { objectParts } from "./whole-structure.ts";

/**
 * Whether an object that is written out has members, but none that a type knows: `{ ok: true }` is no habit that
 * `answer as Habit` may mean.
 */
export function sharesNone({ types }: Machine, value: Value, type: TypeRef): boolean {
  if (!isSite(value, "object") || value.props.size === 0) return false;
  if (value.element.values.size > 0 || value.spread.values.size > 0) return false;
  const parts = objectParts((ref) => types.expand(ref), types.expand(type));
  const members = parts.flatMap((part) => (part.index ? [] : [part.members]));
  const isRequired = members.some((each) => [...each.values()].some(({ optional }) => !optional));
  if (members.length < parts.length || !isRequired) return false;
  return [...value.props.keys()].every((name) => members.every((each) => !each.has(name)));
}
