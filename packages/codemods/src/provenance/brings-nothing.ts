import { ts } from "ts-morph";
import { isSite, type Value } from "./value.ts";

/** `(draft = {}) => …`: whether a value that is copied brings no member, as what stands in for nothing. */
export function bringsNothing(value: Value): boolean {
  if (!isSite(value, "object") || ts.isBindingElement(value.node)) return false;
  const { element, props, spread } = value;
  return [element, spread, ...props.values()].every(({ values }) => values.size === 0);
}
