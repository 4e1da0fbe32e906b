import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import { type LiteralMember, memberName } from "../../program/member-name.ts";
import { isWithoutEffect } from "../../program/without-effect.ts";
import { conditionalPart } from "./conditional-part.ts";
import type { HeldMember } from "./held-member.ts";
import { isPatch } from "./merged-assigns.ts";
import type { PayloadLiteral } from "./payload-literal.ts";

/** Members of the container that v1 has elsewhere or not at all. */
export function filledMembers(
  { facts, node, members: own, role }: PayloadLiteral,
  held: readonly HeldMember[],
): readonly Piece[] {
  if (role === "envelope") return [];
  const to = held[0]?.to ?? [];
  const members = [...own, ...membersAround(node)];
  const isPart = isPatch(facts, node);
  return shapeMappings[role].filled
    .filter((member) => member.within.every((step, index) => to[index] === step))
    .filter(({ from }) => !isPart || members.some((each) => memberName(each) === from))
    .flatMap((member): Piece[] => [
      `${String(member.to.at(-1))}: `,
      ...valueFor(member.from, member.fallback, members),
      ", ",
    ]);
}

/** The members beside which a part is taken in: `{ frequency, ...(amount && { target: amount }) }`. */
function membersAround(part: ts.Node): readonly LiteralMember[] {
  const spread = ts.findAncestor(part, ts.isSpreadAssignment);
  const isTakenIn = spread && conditionalPart(spread)?.literal === part;
  return isTakenIn && ts.isObjectLiteralExpression(spread.parent) ? spread.parent.properties : [];
}

/** The value of the member that it is filled from, or the fallback. */
function valueFor(
  from: string | null,
  fallback: string,
  members: readonly LiteralMember[],
): readonly Piece[] {
  const member = members.find((each) => memberName(each) === from);
  if (member && ts.isShorthandPropertyAssignment(member)) return [member.name.text];
  if (member && ts.isPropertyAssignment(member) && isWithoutEffect(member.initializer))
    return [rangeOf(member.initializer)];
  return [quoted(fallback)];
}
