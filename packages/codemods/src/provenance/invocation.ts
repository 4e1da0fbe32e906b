import type { ts } from "ts-morph";
import type { Frame } from "./frame.ts";
import type { Value, Values } from "./value.ts";

/** A call: of a function, a constructor or a component. */
export interface Invocation {
  readonly frame: Frame;
  readonly node: ts.Node;
  readonly args: readonly Values[];
  readonly argNodes: readonly ts.Expression[];
  readonly typeArguments: readonly ts.TypeNode[];
  /** The position from which one argument stands for all that follow, as a spread one does. */
  readonly spreadFrom?: number;
  /** What stands before the dot, for functions that are not bound. */
  readonly self: Value | null;
  /** Whether something else may be called in its place. */
  readonly isOneOf?: boolean;
}

/** A call whose arguments no code spells out, such as one of a callback, a getter or a component. */
export function implicitCall(
  { frame, node }: Pick<Invocation, "frame" | "node">,
  args: readonly Values[],
): Invocation {
  return { frame, node, args, argNodes: [], typeArguments: [], self: null };
}
