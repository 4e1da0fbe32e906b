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
  readonly at: number;
}

/** Days that are held in all; those that were not used for longest go first. */
const daysAtMost = 500_000;
/** Even what should be the same is read again then; in milliseconds. */
const lifetime = 600_000;

export function createDaysCache(now: () => Date): DaysCache {
  const entries = new Map<string, Entry>();
  let count = 0;
  const drop = (name: string) => {
    const entry = entries.get(name);
    if (entry === undefined) return;
    entries.delete(name);
    count -= entry.days.length + 1;
  };
  return {
    get(credential, id, figures) {
      const name = nameOf(credential, id);
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      entries.delete(name);
      entries.set(name, entry);
      if (areEqual(entry.figures, figures) && now().getTime() - entry.at < lifetime)
        return entry.days;
      drop(name);
      return undefined;
    },
    put(credential, id, figures, days) {
      const name = nameOf(credential, id);
      drop(name);
      entries.set(name, { figures, days, at: now().getTime() });
      count += days.length + 1;
      for (const oldest of entries.keys()) {
        if (count <= daysAtMost) break;
        drop(oldest);
      }
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
