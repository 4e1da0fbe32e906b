import type { LogRecordV2 } from "@habitshift/schemas";

/** Logs of habits, by who may read them, for as long as the figures of the habit are the same. */
export interface LogCache {
  get(credential: string, id: string, figures: string | undefined): LogRecordV2[] | undefined;
  put(credential: string, id: string, figures: string, logs: LogRecordV2[]): void;
}

interface Entry {
  readonly figures: string;
  readonly logs: LogRecordV2[];
  readonly at: number;
}

/** Logs that are held in all; those that were not used for longest go first. */
const logsAtMost = 500_000;
/** Even what should be the same is read again then; in milliseconds. */
const lifetime = 600_000;

export function createLogCache(now: () => Date): LogCache {
  const entries = new Map<string, Entry>();
  let count = 0;
  const drop = (name: string) => {
    const entry = entries.get(name);
    if (entry === undefined) return;
    entries.delete(name);
    count -= entry.logs.length + 1;
  };
  return {
    get(credential, id, figures) {
      const name = JSON.stringify([credential, id]);
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      entries.delete(name);
      entries.set(name, entry);
      if (entry.figures === figures && now().getTime() - entry.at < lifetime) return entry.logs;
      drop(name);
      return undefined;
    },
    put(credential, id, figures, logs) {
      const name = JSON.stringify([credential, id]);
      drop(name);
      entries.set(name, { figures, logs, at: now().getTime() });
      count += logs.length + 1;
      for (const oldest of entries.keys()) {
        if (count <= logsAtMost) break;
        drop(oldest);
      }
    },
  };
}
