import type { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { describeField } from "../messages.ts";
import { removeProperties } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import type { ConditionalPart } from "./conditional-part.ts";
import { filledMembers } from "./filled-members.ts";
import { type HeldMember, writtenMembers } from "./held-member.ts";
import { isWhole, type JoinedContainer, joinedContainers } from "./joined-container.ts";
import { isPartial } from "./partial-container.ts";
import type { PayloadLiteral } from "./payload-literal.ts";

/**
 * `{ unit: 'times', ...(amount && { target: amount }) }`: v2 has both in one list, which is written where the amount
 * stands, with the others in it under their conditions.
 */
export function findJoinedContainers(facts: Facts): readonly Proposal[] {
  return [...new Set([...joinedContainers(facts).values()].flat())].flatMap((joined) =>
    proposeJoined(facts, joined),
  );
}

function proposeJoined(facts: Facts, joined: JoinedContainer): readonly Proposal[] {
  const { home, places, body, role } = joined;
  const edits = editsFor(facts, joined);
  const literals = new Set([body, ...places.map(({ literal }) => literal)]);
  return places
    .flatMap(({ held }) => held)
    .map(({ mapping, node }, index) => ({
      change: mapping.change,
      node,
      message: describeField(mapping, role),
      ties: [...literals],
      edits: index === 0 ? edits : [],
      ...(home.part === null
        ? { confidence: "safe", reason: null }
        : {
            confidence: "review",
            reason: "without an amount v2 takes nothing else of a goal, and nothing of it is sent",
          }),
    }));
}

function editsFor(
  facts: Facts,
  { body, container, home, places, role }: JoinedContainer,
): readonly Edit[] {
  const file = pathOf(body);
  const [first] = home.held;
  if (!first) return [];
  const { properties } = body;
  const literal: PayloadLiteral = { facts, node: body, members: properties, role, isSent: true };
  const others = places.filter((place) => place !== home);
  const always = [...home.held, ...others.flatMap(({ part, held }) => (part ? [] : held))];
  const list: readonly Piece[] = [
    `${container}: [{ `,
    ...filledMembers(literal, always),
    ...writtenMembers(always),
    ...others.flatMap(({ part, held }) => (part ? [", ", ...takenIn(part, held)] : [])),
    ` }${isPartial(literal, container, always) ? " as never" : ""}]`,
  ];
  const gone = places.flatMap((place): readonly ts.Node[] =>
    place !== home && place.part && isWhole(place.part, place.held)
      ? [place.part.spread]
      : place.held.filter((each) => each !== first).map(({ node }) => node),
  );
  const literals = new Set([body, ...places.map((place) => place.literal)]);
  return [
    replace(file, rangeOf(first.node), ...list),
    ...[...literals].flatMap((each) =>
      removeProperties(
        file,
        gone.filter(({ parent }) => parent === each),
        each.properties,
      ),
    ),
  ];
}

/** `...(unit && { unit })`: the same condition, with the members under the names of v2. */
function takenIn(
  { literal, spread }: ConditionalPart,
  held: readonly HeldMember[],
): readonly Piece[] {
  const { expression } = spread;
  return [
    "...",
    { start: expression.getStart(), end: literal.getStart() },
    "{ ",
    ...writtenMembers(held),
    " }",
    { start: literal.getEnd(), end: expression.getEnd() },
  ];
}
