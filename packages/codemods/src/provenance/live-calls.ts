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
}

/** Nothing was called yet. */
export function createLiveCalls(): LiveCalls {
  const callees = new Map<Context, Set<Context>>();
  const before = new Map<Context, ReadonlySet<Context>>();
  const callers = new Map<Context, Set<Context | null>>();
  const dead = new Set<Context>();

  const leave = (caller: Context, callee: Context, found: Context[]): void => {
    const known = callers.get(callee);
    known?.delete(caller);
    if (!known || known.size > 0 || dead.has(callee)) return;
    dead.add(callee);
    found.push(callee);
    for (const next of callees.get(callee) ?? []) leave(callee, next, found);
  };

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
  };
}
