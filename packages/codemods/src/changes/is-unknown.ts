import type { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";

/** Whether nothing was seen that an expression holds, be it of what a type says or a page has. */
export function isUnknown(facts: Facts, node: ts.Node): boolean {
  return [...facts.seen(node)].every(
    (value) => value.kind === "unknown" && !value.declared && !value.onPage,
  );
}
