import type { ts } from "ts-morph";
import type { Machine } from "../../provenance/machine.ts";
import type { StandIn } from "../../provenance/stand-ins.ts";
import type { ServiceCall } from "../../provenance/value.ts";
import { anchorsOf, type CodeBehind, createCodeBehind } from "./code-behind.ts";
import { answeredInOrder } from "./in-order.ts";
import { type Reached, reachableCalls } from "./reachable-calls.ts";

/** What stand-ins answer. */
export interface InForce {
  /** Whether a stand-in answers a call. */
  answers(standIn: StandIn, call: ServiceCall): boolean;
  /** Those that answer one call each, of which nobody can tell whether it is one of this service. */
  readonly doubtful: ReadonlySet<StandIn>;
}

/**
 * A stand-in answers what the code behind the place that puts it there calls, up to the next one. Where
 * a helper puts it there, that is the place that calls the helper.
 */
export function createInForce(machine: Machine): InForce {
  const standIns = answering(machine);
  const codeBehind = createCodeBehind(standIns);
  const reach = reachableCalls(machine);
  const anchors = new Map<StandIn, ts.Node>();
  const reached = new Map<StandIn, Reached>();
  for (const standIn of standIns) {
    const found = firstReach(standIn, codeBehind, reach);
    if (!found) continue;
    reached.set(standIn, found.reached);
    if (standIn.once) anchors.set(standIn, found.anchor);
  }
  const inOrder = answeredInOrder(anchors, codeBehind, reach);
  const doubtful = new Set(
    [...anchors.keys()].filter(
      (standIn) =>
        !inOrder.has(standIn) && reached.get(standIn)?.ways.some(({ call }) => call === null),
    ),
  );
  return {
    doubtful,
    answers: (standIn, call) => {
      if (doubtful.has(standIn)) return false;
      const only = inOrder.get(standIn);
      if (only !== undefined) return only === call;
      return reached.get(standIn)?.calls.has(call) ?? true;
    },
  };
}

/** Stand-ins that were seen to answer calls: others are never in the way of them. */
function answering(machine: Machine): ReadonlySet<StandIn> {
  const found = new Set<StandIn>();
  for (const { answer } of machine.likenesses.all.values()) if (answer) found.add(answer.standIn);
  return found;
}

/** What the code behind a stand-in calls; null where it calls nothing, so that it may be any. */
function firstReach(
  standIn: StandIn,
  codeBehind: CodeBehind,
  reach: (roots: readonly ts.Node[]) => Reached,
): { readonly anchor: ts.Node; readonly reached: Reached } | null {
  for (const anchor of anchorsOf(standIn)) {
    const reached = reach(codeBehind(anchor, standIn));
    if (reached.any) return { anchor, reached };
  }
  return null;
}
