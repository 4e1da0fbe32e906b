import type { ts } from "ts-morph";
import type { Context } from "./context.ts";
import type { Value } from "./value.ts";

/** What leads into the body of a function or class. */
export interface Entry {
  readonly node: ts.Node;
  /** The context in which the function was created. */
  readonly parent: Context;
  readonly call: ts.Node;
  readonly caller: Context | null;
  readonly self: Value | null;
  readonly parameters: number;
  /** Whether the call is told apart from other calls of the same function. */
  readonly apart: boolean;
  readonly arrow: boolean;
  /** Whether the call may lead elsewhere instead. */
  readonly isOneOf?: boolean;
}
