import type { ts } from "ts-morph";
import type { Frame } from "../frame.ts";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import type { Place } from "../order/place.ts";
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
  /** Whether the texts that it is given are the paths of members. */
  readonly takesPaths?: true;
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
  /** What the native is of; null where it is of nothing. */
  readonly self: Value | null;
}

/** A call of a native. */
export interface NativeCall extends Invocation {
  readonly machine: Machine;
}
