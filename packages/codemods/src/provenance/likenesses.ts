import type { ts } from "ts-morph";
import type { Context } from "./context.ts";
import type { StandIn } from "./stand-ins.ts";
import type { ServiceCall, Value, Values } from "./value.ts";

/** Two sides that are of one form: what is expected and what is there, what a mock answers and what the service does. */
export interface Likeness {
  readonly node: ts.Node;
  readonly left: Set<Value>;
  readonly right: Set<Value>;
  /** What a stand-in gives instead of the answer to a call; null where code holds the sides against each other. */
  readonly answer: { readonly standIn: StandIn; readonly call: ServiceCall } | null;
}

/** All sides that were seen to be of one form. */
export interface Likenesses {
  readonly all: ReadonlyMap<string, Likeness>;
  liken(
    place: { readonly node: ts.Node; readonly context: Context },
    left: Values,
    right: Values,
    answer?: Likeness["answer"],
  ): void;
}

/** Nothing is like anything yet; `idOf` tells nodes apart. */
export function createLikenesses(idOf: (node: ts.Node) => number): Likenesses {
  const all = new Map<string, Likeness>();
  return {
    all,
    liken: ({ node, context }, left, right, answer = null) => {
      const key = `${idOf(node)}|${context.id}|${answer ? `${answer.call.id}|${answer.standIn.id}` : ""}`;
      const known = all.get(key) ?? { node, left: new Set(), right: new Set(), answer };
      all.set(key, known);
      for (const value of left) known.left.add(value);
      for (const value of right) known.right.add(value);
    },
  };
}
