import { statSync } from "node:fs";

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
  /** What was seen, as it looks now. */
  sights(): readonly Sight[];
}

export function createWitness(): Witness {
  const asked = new Set<string>();
  const listed = new Set<string>();
  const recalled = new Map<string, string | null>();
  return {
    asks: (path) => {
      asked.add(path);
      return path;
    },
    lists: (path) => {
      listed.add(path);
      return path;
    },
    recall: (sights) => {
      for (const [path, look] of sights) recalled.set(path, look);
    },
    sights: () => {
      const seen = [...asked, ...[...listed].map((path) => `${path}${LISTED}`)];
      return [...new Map([...recalled, ...seen.map((path): Sight => [path, lookOf(path)])])];
    },
  };
}

/** Behind the path of a folder: it has to hold the same, not only to be there. */
const LISTED = "/*";

/** Whether all looks as it did. */
export function isUnchanged(sights: readonly Sight[]): boolean {
  return sights.every(([path, look]) => lookOf(path) === look);
}

function lookOf(path: string): string | null {
  const isListed = path.endsWith(LISTED);
  const status = statSync(isListed ? path.slice(0, -LISTED.length) : path, {
    throwIfNoEntry: false,
  });
  if (status === undefined) return null;
  if (status.isDirectory() && !isListed) return "folder";
  return `${status.size} ${status.mtimeMs} ${status.ctimeMs}`;
}
