import type { Context } from "./context.ts";

/** Which activations are still called by what is, so that a call that was only seen for a while leaves nothing. */
export interface LiveCalls {
  /** A run of a body begins; null ends it. */
  begin(caller: Context): void;
  /** The run ends; gives the activations that nothing calls any more. */
  end(caller: Context): readonly Context[];
  /** An activation is led to: by the run that is under way, or from outside. */
  enter(callee: Context, caller: Context | null): void;
  isDead(context: Context): boolean;
  /**
   * Once all has run, gives up what functions did that a dead activation made, and gives their activations: the
   * function lives on where a call told apart by the same way was given one like it.
   */
  bury(): readonly Context[];
}

/** Nothing was called yet. */
export function createLiveCalls(): LiveCalls {
  const callees = new Map<Context, Set<Context>>();
  const before = new Map<Context, ReadonlySet<Context>>();
  const callers = new Map<Context, Set<Context | null>>();
  const dead = new Set<Context>();

  const end = (context: Context, found: Context[]): void => {
    dead.add(context);
    found.push(context);
    for (const next of callees.get(context) ?? []) leave(context, next, found);
  };
  const leave = (caller: Context, callee: Context, found: Context[]): void => {
    const known = callers.get(callee);
    known?.delete(caller);
    if (known?.size === 0 && !dead.has(callee)) end(callee, found);
  };
  const isOrphan = ({ parent }: Context): boolean =>
    parent !== null && (dead.has(parent) || isOrphan(parent));

  return {
    begin: (caller) => {
      before.set(caller, callees.get(caller) ?? new Set());
      callees.set(caller, new Set());
    },
    end: (caller) => {
      const found: Context[] = [];
      const now = callees.get(caller);
      for (const callee of before.get(caller) ?? [])
        if (!now?.has(callee)) leave(caller, callee, found);
      before.delete(caller);
      return found;
    },
    enter: (callee, caller) => {
      const known = callers.get(callee) ?? new Set();
      callers.set(callee, known.add(caller));
      if (caller) callees.get(caller)?.add(callee);
      dead.delete(callee);
    },
    isDead: (context) => dead.has(context),
    bury: () => {
      const found: Context[] = [];
      for (let known = -1; known < found.length; ) {
        known = found.length;
        for (const context of callers.keys())
          if (!dead.has(context) && isOrphan(context)) end(context, found);
      }
      return found;
    },
  };
}
