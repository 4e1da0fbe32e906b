import type { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import type { Value } from "../provenance/value.ts";

/** Whether nothing was seen that an expression holds, be it of what a type says or a page has. */
export function isUnknown(facts: Facts, node: ts.Node): boolean {
  return [...facts.seen(node)].every(isNothingKnown);
}

/** Whether nothing is known of what an expression holds but that it may be text or a number. */
export function isHardlyKnown(facts: Facts, node: ts.Node): boolean {
  const seen = [...facts.seen(node)];
  return (
    seen.some(isNothingKnown) &&
    seen.every((value) => value.kind === "plain" || isNothingKnown(value))
  );
}

function isNothingKnown(value: Value): boolean {
  return value.kind === "unknown" && !value.declared && !value.onPage;
}
