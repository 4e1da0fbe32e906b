import type { ts } from "ts-morph";
import { type Cell, createCell } from "./cell.ts";
import type { Context } from "./context.ts";
import type { Values } from "./value.ts";

/** What code puts in the place of a function, for tests: functions that are called, or what is given instead. */
export interface StandIn {
  readonly id: number;
  /** What it stands in for. */
  readonly target: unknown;
  /** The place that puts it there, in the context in which it does. */
  readonly node: ts.Node;
  readonly context: Context;
  /** Whether it stands there for one call only. */
  readonly once: boolean;
  readonly functions: Cell;
  readonly given: Cell;
}

/** What is put in the place of a function. */
export interface Replacement {
  readonly functions?: Values;
  readonly given?: Values;
  readonly once?: boolean;
}

/** The functions that are replaced, by a name or the value that stands for each. */
export interface StandIns {
  /** Grows with each replacement, so that who calls the function calls it again. */
  news(target: unknown): Cell;
  of(target: unknown): readonly StandIn[];
  /** The functions that stand in for others. */
  readonly bodies: Set<ts.Node>;
  /** The places that put something in the place of a function. */
  readonly places: ReadonlySet<ts.Node>;
  put(
    target: unknown,
    place: { readonly node: ts.Node; readonly context: Context },
    by: Replacement,
  ): StandIn;
}

/** Nothing is replaced yet. */
export function createStandIns(): StandIns {
  const byTarget = new Map<unknown, StandIn[]>();
  const news = new Map<unknown, Cell>();
  const places = new Set<ts.Node>();
  let next = 1;
  return {
    bodies: new Set(),
    places,
    news: (target) => {
      const cell = news.get(target) ?? createCell();
      news.set(target, cell);
      return cell;
    },
    of: (target) => byTarget.get(target) ?? [],
    put: (target, { node, context }, { once = false }) => {
      const all = byTarget.get(target) ?? [];
      byTarget.set(target, all);
      const known = all.find((each) => each.node === node && each.context === context);
      if (known) return known;
      places.add(node);
      const made = {
        id: next++,
        target,
        node,
        context,
        once,
        functions: createCell(),
        given: createCell(),
      };
      all.push(made);
      return made;
    },
  };
}
