import type { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import { withHeld } from "../../provenance/held.ts";
import type { Machine } from "../../provenance/machine.ts";
import { type Bearer, bearersOf } from "../carrier.ts";
import { areOfUnknownOrigin } from "../value-origin.ts";

/** How deep objects within objects are looked for. */
const DEPTH = 6;

/**
 * What bears the roles of objects of which a program gives all away, as text, to another service, to code that
 * is not followed or to whoever reads what it prints: others may read them as they are.
 */
export const givenAway = oncePer((machine: Machine): ReadonlySet<Bearer> => {
  const { exchanges, seen, shown, likenesses } = machine;
  const toOthers = [...exchanges.foreign.values()]
    .flat()
    .flatMap(({ node }) =>
      "arguments" in node ? [...(node.arguments as ts.NodeArray<ts.Expression>)] : [],
    )
    .flatMap((each) => [...(seen.get(each) ?? [])]);
  const like = [...likenesses.all.values()]
    .map(({ left, right }) => [...left, ...right])
    .filter(areOfUnknownOrigin)
    .flat();
  const objects = [...withHeld([...shown, ...toOthers, ...like], DEPTH)].filter(
    ({ kind }) => kind === "site",
  );
  return new Set(bearersOf(machine, objects));
});
