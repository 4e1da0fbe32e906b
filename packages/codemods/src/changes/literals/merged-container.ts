import type { FieldMapping } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { pathTo } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isNullish } from "../../provenance/value.ts";
import { pathOf } from "../receiver.ts";
import { indexAssertion } from "../strictness.ts";
import { isGeneric } from "./is-generic.ts";

/** What spreads have together in a container of v2. */
interface MergedSpreads {
  readonly container: string;
  readonly field: FieldMapping;
  readonly base: ts.Expression;
  readonly patches: readonly ts.Expression[];
}

/**
 * A container with what all spreads have in it, those by their own texts or by names that were given to them.
 *
 * @param mayLack - Whether the base may have none.
 */
export function mergedContainer(
  facts: Facts,
  { container, field, base, patches }: MergedSpreads,
  given = textsOf(facts, field, base, patches),
  mayLack = false,
): string {
  const [, index] = pathTo(field);
  const isList = typeof index === "number";
  const first = `...${given.base}${dot(facts, base)}${container}`;
  const at = mayLack ? `?.[${index}]` : `[${index}]${indexAssertion(facts, pathOf(base))}`;
  const head = isList ? first + at : first;
  const others = patches.map((patch, place) => {
    const copied = `...${given.patches[place]}${dot(facts, patch)}${container}`;
    return isList ? `${copied}?.[${index}]` : copied;
  });
  const joined = `{ ${[head, ...others].join(", ")} }`;
  return `${container}: ${isList ? `[${joined}]` : joined}`;
}

/**
 * The same, where others are merged that have no such container: `...(patch.goals && { goals: … })`.
 *
 * @param isApart - Whether these surely come with patches that have none either.
 */
export function mergedWhereSet(facts: Facts, merge: MergedSpreads, isApart: boolean): string {
  const { base, patches, field, container } = merge;
  const given = textsOf(facts, field, base, patches);
  const [patch = ""] = given.patches;
  const dots = patches.map((each) => dot(facts, each));
  return `...(${patch}${dots[0]}${container} && { ${mergedContainer(facts, merge, given, !isApart)} })`;
}

/** What is spread, as it is asked for members: where a type parameter tells of none, a compiler takes any. */
function textsOf(
  facts: Facts,
  field: FieldMapping,
  base: ts.Expression,
  patches: readonly ts.Expression[],
): { readonly base: string; readonly patches: readonly string[] } {
  const isLoose =
    isTypeScript(base) && [base, ...patches].some((each) => isGeneric(facts, each, [field.from]));
  const text = (node: ts.Expression): string =>
    isLoose ? `(${node.getText()} as any)` : node.getText();
  return { base: text(base), patches: patches.map(text) };
}

/** Nothing can be spread, but not asked for a member. */
function dot(facts: Facts, node: ts.Expression): string {
  return [...facts.seen(node)].some(isNullish) ? "?." : ".";
}
