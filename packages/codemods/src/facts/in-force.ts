import { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { StandIn } from "../provenance/stand-ins.ts";
import type { ServiceCall } from "../provenance/value.ts";
import { type Reached, reachableCalls } from "./reachable-calls.ts";

/** Whether a stand-in answers a call. */
export type InForce = (standIn: StandIn, call: ServiceCall) => boolean;

/**
 * A stand-in answers what the code behind the place that puts it there calls, up to the next one. Where
 * a helper puts it there, that is the place that calls the helper.
 */
export function createInForce(machine: Machine): InForce {
  const standIns = answering(machine);
  const reach = reachableCalls(machine);
  const answered = new Map<StandIn, ReadonlySet<ServiceCall> | null>();
  return (standIn, call) => {
    if (!answered.has(standIn)) answered.set(standIn, answeredBy(standIn, standIns, reach));
    const calls = answered.get(standIn);
    return !calls || calls.has(call);
  };
}

/** Stand-ins that were seen to answer calls: others are never in the way of them. */
function answering(machine: Machine): ReadonlySet<StandIn> {
  const found = new Set<StandIn>();
  for (const { answer } of machine.likenesses.all.values()) if (answer) found.add(answer.standIn);
  return found;
}

/** The calls that a stand-in answers; null where no code behind it calls anything, so that it may be any. */
function answeredBy(
  standIn: StandIn,
  all: ReadonlySet<StandIn>,
  reach: (roots: readonly ts.Node[]) => Reached,
): ReadonlySet<ServiceCall> | null {
  for (const anchor of anchorsOf(standIn)) {
    const { calls, any } = reach(codeBehind(anchor, standIn, all));
    if (any) return calls;
  }
  return null;
}

/** The place that puts a stand-in there, then the calls that led to it. */
function anchorsOf({ node, context }: StandIn): readonly ts.Node[] {
  return [node, ...context.chain];
}

/** The statements of the same body behind a place, without what another stand-in answers. */
function codeBehind(
  anchor: ts.Node,
  standIn: StandIn,
  all: ReadonlySet<StandIn>,
): readonly ts.Node[] {
  const body = bodyAround(anchor);
  const others = [...all]
    .filter((other) => other !== standIn && !other.once && !standIn.once)
    .flatMap(anchorsOf)
    .filter((other) => other !== anchor && other.getSourceFile() === anchor.getSourceFile());
  const next = others
    .filter((other) => bodyAround(other) === body && other.pos > anchor.pos)
    .reduce((end, other) => Math.min(end, other.pos), body.end);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (node.pos >= next || node.end <= anchor.end) return;
    const isApart = ts.isFunctionLike(node) && others.some((other) => bodyAround(other) === node);
    if (isApart) return;
    if (node.pos >= anchor.end && !others.some((other) => isInside(other, node))) {
      found.push(node);
      return;
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

function bodyAround(node: ts.Node): ts.Node {
  return ts.findAncestor(node.parent, ts.isFunctionLike) ?? node.getSourceFile();
}

function isInside(inner: ts.Node, outer: ts.Node): boolean {
  return inner.pos >= outer.pos && inner.end <= outer.end;
}
