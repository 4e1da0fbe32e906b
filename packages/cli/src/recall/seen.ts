import { type Dirent, type Stats, statSync } from "node:fs";

/** The coarsest clock of a file system (FAT), in milliseconds: what is written within it may look the same. */
const TICK = 2_000;

/** How something looks from outside: its size, the times of its last changes, and which file it is. */
export type Look = readonly [size: number, mtime: number, ctime: number, ino: number];

/** Nothing that is there looks like that. */
const absent: Look = [-1, 0, 0, 0];

/** What tells where a path leads: the path without links, or the target of a link. */
export type Lead = "realpathSync" | "readlinkSync";

/** What was asked of a path, and where it leads; null: nowhere, which a link to nothing and nothing do not share. */
export type Led = readonly [how: Lead, path: string, where: string | null];

/** What a run saw of the world around it. */
export interface Seen {
  /** By path: what was opened or asked for. */
  readonly looks: ReadonlyMap<string, Look>;
  /** By folder: what it lists, as `listingOf` writes it. */
  readonly lists: ReadonlyMap<string, string>;
  /** By the way it was asked for and the path. */
  readonly leads: ReadonlyMap<string, Led>;
  /** Variables of the environment by their names; null: not set. */
  readonly variables: ReadonlyMap<string, string | null>;
}

/** Collects what a run sees. */
export interface SeenSoFar extends Seen {
  look(path: string, look: Look): void;
  list(folder: string, listing: string): void;
  lead(...led: Led): void;
  variable(name: string, value: string | null): void;
  /** What was seen until now says nothing of the answer. */
  startOver(): void;
  /** The run did or saw what none of these can tell again. */
  forget(): void;
  isWhole(): boolean;
}

export function collectSeen(): SeenSoFar {
  const looks = new Map<string, Look>();
  const lists = new Map<string, string>();
  const places = new Map<string, Led>();
  const variables = new Map<string, string | null>();
  let isWhole = true;
  const forget = () => {
    isWhole = false;
  };
  return {
    looks,
    lists,
    leads: places,
    variables,
    look(path, look) {
      const before = looks.get(path);
      if (before === undefined) looks.set(path, look);
      // It changed while the run was looking.
      else if (look.some((value, at) => value !== before[at])) forget();
    },
    list(folder, listing) {
      if ((lists.get(folder) ?? listing) !== listing) forget();
      lists.set(folder, listing);
    },
    lead: (...led) => void places.set(`${led[0]} ${led[1]}`, led),
    variable: (name, value) => void variables.set(name, value),
    startOver() {
      for (const seen of [looks, lists, places, variables]) seen.clear();
      isWhole = true;
    },
    forget,
    isWhole: () => isWhole,
  };
}

/** How a path looks now: what cannot be looked at looks like that. */
export function lookAt(path: string): Look {
  try {
    return lookOf(statSync(path, { throwIfNoEntry: false }));
  } catch (error) {
    return [-1, (error as NodeJS.ErrnoException).errno ?? 0, 0, 0];
  }
}

/** A folder is there or not: what stands in it is seen by who lists it. */
export function lookOf(status: Stats | undefined): Look {
  if (status === undefined) return absent;
  const { size, mtimeMs, ctimeMs, ino } = status;
  return status.isDirectory() ? [0, 0, 0, ino] : [size, mtimeMs, ctimeMs, ino];
}

/** Whether something was changed so short a time ago that it may change again and look the same. */
export function isFresh([, , ctime]: Look, now: number): boolean {
  return ctime + TICK > now;
}

/** The names in a folder, each behind a letter for what it is; no name holds such a separator. */
export function listingOf(entries: readonly Dirent[]): string {
  let listing = "";
  for (const entry of entries) listing += `${kindOf(entry)}${entry.name}\0`;
  return listing;
}

function kindOf(entry: Dirent): string {
  if (entry.isFile()) return "f";
  if (entry.isDirectory()) return "d";
  return entry.isSymbolicLink() ? "l" : "o";
}
