import { ts } from "ts-morph";
import type { Piece } from "../../edit/edit.ts";
import { type ContainerSource, copyOf, sourceAtHand } from "./container-source.ts";
import { filledMembers } from "./filled-members.ts";
import { type HeldMember, writtenMembers } from "./held-member.ts";
import { isPartial } from "./partial-container.ts";
import type { PayloadLiteral } from "./payload-literal.ts";
import { surelyBrings } from "./surely-brings.ts";
import { whereGiven } from "./where-given.ts";

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
  const { facts, node, role } = literal;
  const source = spread ?? sourceAtHand(literal, container, held);
  const guard = isAlwaysThere(literal, container, spread)
    ? null
    : whereGiven(facts, held, container, role);
  const index = held[0]?.to[1];
  const isList = typeof index === "number";
  const copied = source && copyOf(source, container, isList ? index : null);
  const inner: readonly Piece[] = [
    ...(copied !== null && !isHidden ? [copied, ", "] : filledMembers(literal, held)),
    ...writtenMembers(guard?.held ?? held),
    ...(copied !== null && isHidden ? [", ", copied] : []),
  ];
  const cast = !source && isPartial(literal, container, held) ? " as never" : "";
  const body = isList ? ["[{ ", ...inner, ` }${cast}]`] : ["{ ", ...inner, ` }${cast}`];
  const guarded = guard ? [...guard.before, ...body, ...guard.after] : body;
  return ts.isJsxAttributes(node)
    ? [`${container}={`, ...guarded, "}"]
    : [`${container}: `, ...guarded];
}

/** Whether the container has to be there, whatever is missing in it. */
function isAlwaysThere(
  { facts, isSent, role }: PayloadLiteral,
  container: string,
  spread: ContainerSource | null,
): boolean {
  if (!isSent) return true;
  const brought = spread && facts.seen(spread.member.expression);
  return brought !== null && surelyBrings(facts, brought, role, container);
}
