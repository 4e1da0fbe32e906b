import { ts } from "ts-morph";
import type { StandIn } from "../../provenance/stand-ins.ts";
import type { ServiceCall } from "../../provenance/value.ts";
import { bodyAround, type CodeBehind } from "./code-behind.ts";
import type { Reached, SeenCall } from "./reachable-calls.ts";

/** What is told to answer one call each answers the calls behind it in their order; null where that order is not plain. */
export function answeredInOrder(
  anchors: ReadonlyMap<StandIn, ts.Node>,
  codeBehind: CodeBehind,
  reach: (roots: readonly ts.Node[]) => Reached,
): ReadonlyMap<StandIn, ServiceCall | null> {
  const found = new Map<StandIn, ServiceCall | null>();
  for (const [first, ...others] of queuesOf(anchors)) {
    const [standIn, anchor] = first;
    const order = callsInOrder(codeBehind(anchor, standIn), reach);
    [first, ...others].forEach(([each], index) => {
      const call = order?.[index];
      if (call !== undefined) found.set(each, call);
    });
  }
  return found;
}

type Queued = readonly [StandIn, ts.Node];

/** Those that stand in for the same function in one body, as they come one after the other. */
function queuesOf(
  anchors: ReadonlyMap<StandIn, ts.Node>,
): readonly (readonly [Queued, ...Queued[]])[] {
  const queues: [Queued, ...Queued[]][] = [];
  const sorted = [...anchors].sort(([, left], [, right]) => left.end - right.end);
  for (const queued of sorted) {
    const [standIn, anchor] = queued;
    const queue = queues.find(
      ([[other, at]]) => other.target === standIn.target && bodyAround(at) === bodyAround(anchor),
    );
    if (queue) queue.push(queued);
    else queues.push([queued]);
  }
  return queues;
}

/** The calls that statements make, one each, up to where a statement may make several; null stands for one of another service. */
function callsInOrder(
  code: readonly ts.Node[],
  reach: (roots: readonly ts.Node[]) => Reached,
): readonly (ServiceCall | null)[] {
  const order: (ServiceCall | null)[] = [];
  for (const root of code) {
    const { ways } = reach([root]);
    const [way, ...more] = ways;
    if (!way) continue;
    if (more.some((other) => !isSameWay(way, other)) || mayRepeat(way, root)) break;
    order.push(way.call);
  }
  return order;
}

/** The same expressions lead there, though in other runs. */
function isSameWay(left: SeenCall, right: SeenCall): boolean {
  return (
    left.call === right.call &&
    left.chain.length === right.chain.length &&
    left.chain.every((node, index) => node === right.chain[index])
  );
}

const ITERATORS: ReadonlySet<string> = new Set(["map", "forEach", "flatMap", "filter", "reduce"]);

/** Whether a call may be made more than once: in a loop, or for each element of a list. */
function mayRepeat({ chain }: SeenCall, root: ts.Node): boolean {
  return chain.some((node) => {
    let inner: ts.Node = node;
    for (let at = node.parent; at && inner !== root; inner = at, at = at.parent) {
      if (ts.isIterationStatement(at, false) && at.statement === inner) return true;
      if (ts.isFunctionLike(inner)) return isGivenToIterator(inner, at);
    }
    return false;
  });
}

function isGivenToIterator(fn: ts.Node, around: ts.Node): boolean {
  return (
    ts.isCallExpression(around) &&
    around.expression !== fn &&
    ts.isPropertyAccessExpression(around.expression) &&
    ITERATORS.has(around.expression.name.text)
  );
}
