import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { oncePer } from "../../../program/once-per.ts";
import { functionsWithin } from "../../../provenance/calls/functions-within.ts";
import type { StrayCall } from "../../../provenance/exchanges.ts";
import { isBelowPrefix, literalsIn, piecesOf } from "./spelled-paths.ts";
import { followedLiterals } from "./unfollowed-paths.ts";

/**
 * Whether a call whose path a run would tell is made by nothing here: nothing calls its function, code that is not
 * followed is not given it, and no text spells a path that it may be asked for and no other call is.
 */
export function isUnused(facts: Facts, { node }: StrayCall): boolean {
  const { uncalled, escapes } = facts.machine;
  const fn = ts.findAncestor(node, (each) => uncalled.has(each));
  if (!fn || spellsUnfollowed(facts).is) return false;
  return ![...escapes.values()].some((values) => functionsWithin(values).has(fn));
}

/** Whether any text spells what stands behind the prefix in a path of v1, and no call was seen to be made of it. */
const spellsUnfollowed = oncePer((facts: Facts) => {
  const followed = followedLiterals(facts);
  const texts = [...facts.program.modules.values()].flatMap(({ source }) => literalsIn(source));
  return {
    is: texts.some(
      (text) => isBelowPrefix(text) && !piecesOf(text).some((piece) => followed.has(piece)),
    ),
  };
});
