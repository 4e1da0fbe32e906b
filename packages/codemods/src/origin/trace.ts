import type { ts } from "ts-morph";
import type { Hop, Trail } from "./step.ts";
import { stepsBack } from "./steps-back.ts";

/** More expressions than this are not looked at for one way. */
const MOST_STEPS = 600;

/** A way by which a value came to an expression. */
export interface Way {
  /** Where it began. */
  readonly origin: ts.Node;
  /** What happened on the way, the first first. */
  readonly hops: readonly Hop[];
}

interface Reached {
  readonly node: ts.Node;
  readonly hop: Hop | null;
  readonly next: Reached | null;
}

/**
 * The shortest way from an origin to an expression, looked for backwards; null where none is found soon.
 *
 * @param isOnTheWay - Whether an expression was seen to hold what is looked for.
 */
export function trace(
  trail: Trail,
  start: ts.Node,
  isOrigin: (node: ts.Node) => boolean,
  isOnTheWay: (node: ts.Node) => boolean,
): Way | null {
  const queue: Reached[] = [{ node: start, hop: null, next: null }];
  const seen = new Set<ts.Node>([start]);
  for (const reached of queue) {
    if (isOrigin(reached.node)) return { origin: reached.node, hops: hopsOf(reached) };
    if (seen.size > MOST_STEPS) return null;
    for (const { from, hop } of stepsBack(trail, reached.node)) {
      if (seen.has(from) || !(isOrigin(from) || isOnTheWay(from))) continue;
      seen.add(from);
      queue.push({ node: from, hop, next: reached });
    }
  }
  return null;
}

function hopsOf(reached: Reached): readonly Hop[] {
  const found: Hop[] = [];
  for (let at: Reached | null = reached; at; at = at.next) if (at.hop) found.push(at.hop);
  return found;
}
