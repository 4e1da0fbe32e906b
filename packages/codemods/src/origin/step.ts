import type { ts } from "ts-morph";
import type { Machine } from "../provenance/machine.ts";
import type { Callers } from "./callers.ts";

/** What steps need to know. */
export interface Trail {
  readonly machine: Machine;
  readonly callers: Callers;
}

/** One step back on the way by which a value came to an expression. */
export interface Step {
  /** The expression that the value was before. */
  readonly from: ts.Node;
  /** What happened on the way, and where; null where it is part of the same expression. */
  readonly hop: Hop | null;
}

/** A place that a reader is shown. */
export interface Hop {
  readonly at: ts.Node;
  readonly what: string;
}

/** A step that needs no word. */
export function within(from: ts.Node): Step {
  return { from, hop: null };
}

/** A step that a reader is told of. */
export function through(from: ts.Node, at: ts.Node, what: string): Step {
  return { from, hop: { at, what } };
}
