import type { ts } from "ts-morph";
import type { Context } from "../context.ts";

/** Where a run does something. */
export interface Place {
  readonly node: ts.Node;
  readonly context: Context;
}

/** The one way to a place, from the first activation on: what each of them is at. Null where there may be several. */
export function wayTo(place: Place): readonly Place[] | null {
  const steps: Place[] = [];
  for (let at: Place | null = place; at; at = at.context.entrance.from) {
    if (at.context.entrance.isShared) return null;
    steps.push(at);
  }
  return steps.reverse();
}

/** Where the ways to two places part: what the last activation that they share is at, and what lies below it. */
export interface Parting {
  readonly one: ts.Node;
  readonly other: ts.Node;
  readonly belowOne: readonly Place[];
  readonly belowOther: readonly Place[];
}

/** Null where the ways share nothing, or are not known. */
export function partingOf(one: Place, other: Place): Parting | null {
  const ways = [wayTo(one), wayTo(other)];
  const [first, second] = ways;
  if (!first || !second) return null;
  let last = -1;
  while (first[last + 1] && first[last + 1]?.context === second[last + 1]?.context) {
    last += 1;
    if (first[last]?.node !== second[last]?.node) break;
  }
  const [here, there] = [first[last], second[last]];
  if (!here || !there) return null;
  return {
    one: here.node,
    other: there.node,
    belowOne: first.slice(last + 1),
    belowOther: second.slice(last + 1),
  };
}
