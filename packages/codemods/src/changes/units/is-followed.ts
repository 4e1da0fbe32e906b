import { ts } from "ts-morph";
import { bearerOf } from "../../facts/carrier.ts";
import type { Facts } from "../../facts/facts.ts";
import { givenAway } from "../../facts/own/given-away.ts";
import { append } from "../../program/append.ts";
import { oncePer } from "../../program/once-per.ts";
import { isSite } from "../../provenance/value.ts";
import { isPassedOn } from "../key-uses.ts";

/**
 * Whether the objects that a literal makes are only handed on within the program and read by the names of their members:
 * whatever reads the text of one of them is seen.
 */
export function isFollowed(facts: Facts, literal: ts.ObjectLiteralExpression): boolean {
  const places = placesOfObjects(facts).get(literal) ?? [];
  const away = givenAway(facts.machine);
  const bearers = [...facts.seen(literal)].map((value) => bearerOf(facts.machine, value));
  return (
    places.length > 0 &&
    bearers.every((bearer) => bearer === null || !away.has(bearer)) &&
    places.every((node) => isReadByName(node) || isPassedOn(facts, node))
  );
}

/** The places where the objects of each literal arrive. */
const placesOfObjects = oncePer((facts: Facts): ReadonlyMap<ts.Node, readonly ts.Node[]> => {
  const places = new Map<ts.Node, ts.Node[]>();
  for (const [node, values] of facts.machine.seen)
    for (const value of values) if (isSite(value, "object")) append(places, value.node, node);
  return places;
});

function isReadByName(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node;
}
