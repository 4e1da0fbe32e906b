import { ts } from "ts-morph";
import { isWithin } from "../changes/is-within.ts";
import type { Facts } from "../facts/facts.ts";
import { standInBodies } from "../facts/stand-in-bodies.ts";
import { parameterNamed } from "../program/parameter-named.ts";

/**
 * Whether a `Request` is made of what a stand-in is given, as one that tells handlers of a call does: whoever calls has
 * given it the headers, and `new Request(input, init)` is given no options where the call has none.
 */
export function isMadeByStandIn(facts: Facts, made: ts.Node): boolean {
  if (!ts.isNewExpression(made)) return false;
  const given = made.arguments ?? [];
  const takers = given.map((each) => parameterNamed(facts.program, each)?.parent);
  return [...standInBodies(facts)].some(
    (body) => isWithin(made, body) && given.length > 0 && takers.every((each) => each === body),
  );
}
