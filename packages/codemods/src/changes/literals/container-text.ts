import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { isNullish } from "../../provenance/value.ts";
import { type ContainerSource, copyOf, sourceAtHand } from "./container-source.ts";
import { filledMembers } from "./filled-members.ts";
import { type HeldMember, writtenMembers } from "./held-member.ts";
import { isPartial } from "./partial-container.ts";
import type { PayloadLiteral } from "./payload-literal.ts";
import { surelyBrings } from "./surely-brings.ts";

/**
 * `goals: [{ ...habit.goals[0], value: 20 }]`: what is not written here is copied from the source, before
 * the members, or behind them where they stood before the source was spread.
 */
export function containerText(
  literal: PayloadLiteral,
  container: string,
  held: readonly HeldMember[],
  spread: ContainerSource | null,
  isHidden: boolean,
): readonly Piece[] {
  const { facts, node, role, isSent } = literal;
  const source = spread ?? sourceAtHand(literal, container, held);
  const index = held[0]?.to[1];
  const isList = typeof index === "number";
  const copied = source && copyOf(source, container, isList ? index : null);
  const inner: readonly Piece[] = [
    ...(copied !== null && !isHidden ? [copied, ", "] : filledMembers(literal, held)),
    ...writtenMembers(held),
    ...(copied !== null && isHidden ? [", ", copied] : []),
  ];
  const cast = !source && isPartial(literal, container, held) ? " as never" : "";
  const body = isList ? ["[{ ", ...inner, ` }${cast}]`] : ["{ ", ...inner, ` }${cast}`];
  const isKept =
    spread !== null && surelyBrings(facts, facts.seen(spread.member.expression), role, container);
  const guard = isSent && !isKept ? absenceGuard(facts, held) : null;
  const guarded = guard ? [...guard, " == null ? undefined : ", ...body] : body;
  return ts.isJsxAttributes(node)
    ? [`${container}={`, ...guarded, "}"]
    : [`${container}: `, ...guarded];
}

/** Where the value may be missing, the container must be missing too, unless the source has it. */
function absenceGuard(facts: Facts, held: readonly HeldMember[]): readonly Piece[] | null {
  const [first] = held;
  const expression = first?.expression;
  if (!expression || !isRepeatable(expression) || isTypedLookUp(expression)) return null;
  const mayBeMissing = [...facts.seen(expression)].some(isNullish);
  return mayBeMissing ? [rangeOf(expression)] : null;
}

/** `UNITS[task.measure]`: a compiler knows of a table that it has what is looked up, and would ask for what may lack. */
function isTypedLookUp(node: ts.Expression): boolean {
  return ts.isElementAccessExpression(node) && isTypeScript(node);
}
