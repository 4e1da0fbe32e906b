import type { FieldMapping } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { pathTo } from "../../facts/shapes.ts";
import { isNullish } from "../../provenance/value.ts";
import { pathOf } from "../receiver.ts";
import { indexAssertion } from "../strictness.ts";

/** What spreads have together in a container of v2. */
interface MergedSpreads {
  readonly container: string;
  readonly field: FieldMapping;
  readonly base: ts.Expression;
  readonly patches: readonly ts.Expression[];
}

/** A container with what all spreads have in it, those by their own texts or by names that were given to them. */
export function mergedContainer(
  facts: Facts,
  { container, field, base, patches }: MergedSpreads,
  given = { base: base.getText(), patches: patches.map((each) => each.getText()) },
): string {
  const [, index] = pathTo(field);
  const isList = typeof index === "number";
  const first = `...${given.base}${dot(facts, base)}${container}`;
  const head = isList ? `${first}[${index}]${indexAssertion(facts, pathOf(base))}` : first;
  const others = patches.map((patch, at) => {
    const copied = `...${given.patches[at]}${dot(facts, patch)}${container}`;
    return isList ? `${copied}?.[${index}]` : copied;
  });
  const joined = `{ ${[head, ...others].join(", ")} }`;
  return `${container}: ${isList ? `[${joined}]` : joined}`;
}

/** Nothing can be spread, but not asked for a member. */
function dot(facts: Facts, node: ts.Expression): string {
  return [...facts.seen(node)].some(isNullish) ? "?." : ".";
}
