import type { ts } from "ts-morph";
import type { Context } from "../context.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { Value, Values } from "../value.ts";

/** A function that the platform or a library provides. */
export interface Native {
  readonly name: string;
  readonly apply: (call: NativeCall) => Values;
  /** What `new` of it gives; null where it is no constructor. */
  readonly construct?: (call: NativeCall) => Values;
  /** Members, such as `Object.keys`. */
  readonly members?: Readonly<Record<string, Native>>;
  /** Whether a program that puts something of its own under its global name means that alone. */
  readonly givesWay?: true;
  /** Whether each member that is not named is a native of the same kind. */
  readonly open?: true;
  /** A member that is no function of its own, or has to be made for the machine; null where it has none of that name. */
  readonly member?: (machine: Machine, name: string, at: Asked) => Values | null;
  /** What happens when code writes to a member of it. */
  readonly replace?: (machine: Machine, name: string, values: Values, place: Place) => void;
}

/** The expression that asks for a member, as it runs. */
interface Asked {
  readonly frame: Frame;
  readonly node: ts.Node;
}

/** Where something is done, and in which run. */
export interface Place {
  readonly node: ts.Node;
  readonly context: Context;
}

export interface NativeCall {
  readonly machine: Machine;
  readonly frame: Frame;
  /** The call, `new` or JSX expression. */
  readonly node: ts.Node;
  /** The values of the arguments in order; a spread argument counts as one. */
  readonly args: readonly Values[];
  /** The expressions of the arguments; empty where there are none in the code. */
  readonly argNodes: readonly ts.Expression[];
  /** The position from which one argument stands for all that follow, as a spread one does. */
  readonly spreadFrom?: number;
  /** What stands before the dot. */
  readonly self: Value | null;
  /** Type arguments as written. */
  readonly typeArguments: readonly ts.TypeNode[];
  /** Whether something else may be called in its place. */
  readonly isOneOf?: boolean;
}
