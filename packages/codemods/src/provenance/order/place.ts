import { ts } from "ts-morph";
import type { Context } from "../context.ts";

/** Where something is done, and in which run. */
export interface Place {
  readonly node: ts.Node;
  readonly context: Context;
}

/** The way to a place from the first activation on, or from the last to which several calls lead: what each is at. */
function wayTo(place: Place): readonly Place[] {
  const steps: Place[] = [place];
  for (let at = place.context.entrance; at.from && !at.isShared; at = at.from.context.entrance)
    steps.push(at.from);
  return steps.reverse();
}

/** Where the ways to two places part: what the last activation that they share is at, and what lies below it. */
export interface Parting {
  readonly one: ts.Node;
  readonly other: ts.Node;
  readonly belowOne: readonly Place[];
  readonly belowOther: readonly Place[];
}

/** Whether a place is in the body of its activation, as what tells the rounds of a loop apart is not. */
function isInBody({ node, context }: Place): boolean {
  for (let at = node; at !== context.node; at = at.parent) {
    if (!at.parent || ts.isFunctionLike(at) || isRune(at)) return false;
    if (at !== node && ts.isClassLike(at)) return false;
  }
  return true;
}

/** `$derived(…)`: what is looked at anew whenever something in it changes. */
function isRune(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^\$[a-z]/.test(node.expression.getText());
}

/** The model of a library tells what it calls, not when, and a template is written anew whenever something changes. */
function isTimeless({ context: { module } }: Place): boolean {
  return module.isModel || module.reading !== null;
}

/** Null where the ways share nothing that is known, or go through code whose order says nothing. */
export function partingOf(one: Place, other: Place): Parting | null {
  const first = wayTo(one);
  const second = wayTo(other);
  const here = first.findLastIndex(({ context }) =>
    second.some((step) => step.context === context),
  );
  const there = second.findIndex(({ context }) => context === first[here]?.context);
  const [left, right] = [first[here], second[there]];
  if (!left || !right || !isInBody(left) || !isInBody(right)) return null;
  const belowOne = first.slice(here + 1);
  const belowOther = second.slice(there + 1);
  const steps = [left, ...belowOne, ...belowOther];
  return steps.some(isTimeless)
    ? null
    : { one: left.node, other: right.node, belowOne, belowOther };
}
