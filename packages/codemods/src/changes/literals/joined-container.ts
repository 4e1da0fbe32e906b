import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import { oncePer } from "../../program/once-per.ts";
import { isWithoutEffect } from "../../program/without-effect.ts";
import { requiredIn } from "../lacks-required.ts";
import { type ConditionalPart, conditionalPart } from "./conditional-part.ts";
import { type HeldMember, heldIn } from "./held-member.ts";
import { LISTS } from "./taking-lists.ts";

/** Members of a list of v2, which a body takes in one by one, some of them only where a condition holds. */
export interface JoinedContainer {
  readonly container: string;
  readonly body: ts.ObjectLiteralExpression;
  readonly role: Role;
  readonly places: readonly Place[];
  /** Where the member stands that v2 wants beside any other: there the list is written. */
  readonly home: Place;
}

/** Members that stand in the body itself, or in a part that it takes in under a condition. */
interface Place {
  readonly part: ConditionalPart | null;
  readonly literal: ts.ObjectLiteralExpression;
  readonly held: readonly HeldMember[];
}

/** The lists whose members stand apart from each other, by the literals that these stand in. */
export const joinedContainers = oncePer(
  (facts: Facts): ReadonlyMap<ts.Node, readonly JoinedContainer[]> => {
    const found = new Map<ts.Node, JoinedContainer[]>();
    for (const body of facts.roles.sent)
      if (ts.isObjectLiteralExpression(body) && facts.roles.of.get(body)?.has("habit"))
        for (const joined of LISTS.flatMap(({ container }) => joinedIn(facts, body, container)))
          for (const { literal } of [{ literal: body }, ...joined.places])
            append(found, literal, joined);
    return found;
  },
);

/** Whether members of a container that stand in a literal are written together with those of others. */
export function isJoined(facts: Facts, literal: ts.Node, container: string): boolean {
  return (joinedContainers(facts).get(literal) ?? []).some((each) => each.container === container);
}

function joinedIn(
  facts: Facts,
  body: ts.ObjectLiteralExpression,
  container: string,
): readonly JoinedContainer[] {
  const role = "habit";
  const parts = body.properties.map(conditionalPart);
  const isPlain = body.properties.every(
    (member, index) => !ts.isSpreadAssignment(member) || parts[index],
  );
  if (!isPlain) return [];
  const places: readonly Place[] = [null, ...parts.filter((part) => part !== null)]
    .map((part) => {
      const literal = part?.literal ?? body;
      return { part, literal, held: heldIn(facts, literal, container) };
    })
    .filter(({ held }) => held.length > 0);
  const names = places.flatMap(({ held }) => held.map(({ mapping }) => mapping.from));
  const [required] = requiredIn(container, role);
  const home = places.find(({ held }) => held.some(({ mapping }) => mapping.from === required));
  const isApart = places.length > 1 && new Set(names).size === names.length;
  return home && isApart && places.every(isMovable)
    ? [{ container, body, role, places, home }]
    : [];
}

/** Whether a condition can be asked where the list is written: a second time, where other members stay behind it. */
function isMovable({ part, held }: Place): boolean {
  return part === null || isWhole(part, held) || isWithoutEffect(part.condition);
}

/** Whether a part holds nothing but these members. */
export function isWhole({ literal }: ConditionalPart, held: readonly HeldMember[]): boolean {
  return literal.properties.length === held.length;
}
