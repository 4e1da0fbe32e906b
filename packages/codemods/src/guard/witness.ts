import { readdirSync, statSync } from "node:fs";

/** A path that was looked at, and how it looked: null where there was nothing. */
export type Sight = readonly [path: string, look: string | null];

/** Sees what is looked at on disk, so that it can be told later whether it would be the same again. */
export interface Witness {
  /** Notes a file or folder, and gives the path back. */
  asks(path: string): string;
  /** Notes a folder whose content matters. */
  lists(path: string): string;
  /** Notes what another run saw, which still looks the same. */
  recall(sights: readonly Sight[]): void;
  /** What was seen, as it looked when it was asked for first: what changed since is not what the answer was found by. */
  sights(): readonly Sight[];
}

export function createWitness(): Witness {
  const seen = new Map<string, string | null>();
  const note = (path: string): void => {
    if (!seen.has(path)) seen.set(path, lookOf(path));
  };
  return {
    asks: (path) => {
      note(path);
      return path;
    },
    lists: (path) => {
      note(`${path}${LISTED}`);
      return path;
    },
    recall: (sights) => {
      for (const [path, look] of sights) if (!seen.has(path)) seen.set(path, look);
    },
    sights: () => [...seen],
  };
}

/** Behind the path of a folder: it has to hold the same, not only to be there. */
const LISTED = "/*";

/** Whether all looks as it did. */
export function isUnchanged(sights: readonly Sight[]): boolean {
  return sights.every(isAsItWas);
}

/** The paths of what looks otherwise than it did. */
export function changedSince(sights: readonly Sight[]): readonly string[] {
  return sights.flatMap((sight) => (isAsItWas(sight) ? [] : [sight[0]]));
}

function isAsItWas([path, look]: Sight): boolean {
  return lookOf(path) === look;
}

function lookOf(path: string): string | null {
  try {
    return path.endsWith(LISTED) ? namesIn(path.slice(0, -LISTED.length)) : statusOf(path);
  } catch {
    // The compiler takes what it may not look at for what is not there.
    return null;
  }
}

/** By its names, not by the time of its last change: whoever watches what a run reads does not see that. */
function namesIn(folder: string): string {
  return readdirSync(folder).sort().join("\n");
}

function statusOf(path: string): string | null {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status === undefined) return null;
  return status.isDirectory() ? "folder" : `${status.size} ${status.mtimeMs} ${status.ctimeMs}`;
}
