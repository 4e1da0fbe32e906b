import type { ts } from "ts-morph";
import type { Context } from "../context.ts";

/**
 * Which branches the runs of a program take. What none of them takes, such as `if (suffix) …` where no call gives a
 * suffix, is followed once all else is known, so that it does not stay as it is unseen.
 */
export interface Branches {
  /** How a run last came by a branch. */
  note(branch: ts.Node, context: Context, isTaken: boolean): void;
  /** Opens the branches that no run takes; gives the runs that come by them. */
  open(isDead: (context: Context) => boolean): ReadonlySet<Context>;
  /** Whether a branch is followed though no run takes it. */
  isOpen(branch: ts.Node): boolean;
}

/** No branch was come by yet. */
export function createBranches(): Branches {
  const runs = new Map<ts.Node, Map<Context, boolean>>();
  const opened = new Set<ts.Node>();
  return {
    note: (branch, context, isTaken) => {
      const known = runs.get(branch);
      if (known) known.set(context, isTaken);
      else runs.set(branch, new Map([[context, isTaken]]));
    },
    open: (isDead) => {
      const passing = new Set<Context>();
      for (const [branch, taken] of runs) {
        if (opened.has(branch)) continue;
        const alive = [...taken].filter(([context]) => !isDead(context));
        if (alive.length === 0 || alive.some(([, isTaken]) => isTaken)) continue;
        opened.add(branch);
        for (const [context] of alive) passing.add(context);
      }
      return passing;
    },
    isOpen: (branch) => opened.has(branch),
  };
}
