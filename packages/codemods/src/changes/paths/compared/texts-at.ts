import type { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import type { TextValue } from "../../../provenance/text/text-value.ts";

/** The texts that a place may hold. */
export function textsAt(facts: Facts, node: ts.Node): readonly TextValue[] {
  return [...facts.seen(node)].filter((value) => value.kind === "text");
}
