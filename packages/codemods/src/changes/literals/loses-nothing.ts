import type { MappedShape } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { fillersOf } from "./containers-of.ts";
import { copyWhereSpread } from "./copies-base.ts";
import { isPart } from "./is-part.ts";
import { isOfOne, keepsOthers } from "./nothing-lost.ts";
import { setsTheSame } from "./sets-the-same.ts";

/** What may be merged, by the first that sets a part and all behind the base. */
interface Candidate {
  readonly role: MappedShape;
  readonly container: string;
  readonly names: readonly string[];
  readonly base: ts.Expression;
  readonly patches: readonly [ts.Expression, ...ts.Expression[]];
}

/** Whether what the base has of a container stays without a merge, or is set all over. */
export function losesNothing(
  facts: Facts,
  node: ts.ObjectLiteralExpression,
  { role, container, names, base, patches: [patch, ...patches] }: Candidate,
): boolean {
  const parts = [...facts.seen(patch)].filter((value) => isPart(value, names));
  return (
    (patches.length === 1 && copyWhereSpread(facts, node, { role, container }, parts)) ||
    keepsOthers(base, patch, container) ||
    isOfOne(facts.machine, node, names) ||
    setsTheSame(facts.machine, node, [...names, ...fillersOf(role, container)])
  );
}
