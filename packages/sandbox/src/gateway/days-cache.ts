import { LRUCache } from "lru-cache";

/** Days of completion of habits, by who may read them, for as long as the figures of the habit are the same. */
export interface DaysCache {
  get(credential: string, id: string, figures: Figures | undefined): Days | undefined;
  put(credential: string, id: string, figures: Figures, days: Days): void;
}

/** What a habit says of its completions, number by number. */
export type Figures = readonly unknown[];

/** As v1 lists them. */
export type Days = readonly string[];

interface Entry {
  readonly figures: Figures;
  readonly days: Days;
}

/** UTF-16 units that are held in all; what was not used for longest goes first. */
const unitsAtMost = 8 * 1024 * 1024;
const unitsOfDay = 16;
/** What an entry takes beside its name and its days. */
const unitsOfEntry = 256;
/** Even what should be the same is read again then; in milliseconds. */
const lifetime = 600_000;

export function createDaysCache(now: () => Date): DaysCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: unitsAtMost,
    sizeCalculation: ({ days }, name) => unitsOfEntry + name.length + days.length * unitsOfDay,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  return {
    get(credential, id, figures) {
      const name = nameOf(credential, id);
      const entry = entries.get(name);
      if (entry !== undefined && areEqual(entry.figures, figures)) return entry.days;
      entries.delete(name);
      return undefined;
    },
    put(credential, id, figures, days) {
      entries.set(nameOf(credential, id), { figures, days });
    },
  };
}

/** Credentials are headers, which have no line breaks in them. */
function nameOf(credential: string, id: string): string {
  return `${credential}\n${id}`;
}

function areEqual(left: Figures, right: Figures | undefined): boolean {
  return right !== undefined && left.every((figure, index) => figure === right[index]);
}
