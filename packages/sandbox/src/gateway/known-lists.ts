import { envelope } from "@habitshift/schemas";
import { LRUCache } from "lru-cache";

/**
 * What lists became in v1: who asks again and again mostly gets what it got, and to compare a list with the
 * last one costs a fiftieth of converting it.
 */
export interface KnownLists {
  /**
   * The body in v1 where the one of v2 is, but for its `meta`, the same as last time.
   *
   * @param name - Who asks for what.
   */
  get(name: string, body: string): string | undefined;
  put(name: string, body: string, inV1: string): void;
}

interface Entry {
  /** The body of v2 up to its `meta`. */
  readonly data: string;
  readonly inV1: string;
}

/** UTF-16 units that are held in all; what was not asked for longest goes first. */
const unitsAtMost = 16 * 1024 * 1024;
/** In milliseconds; days of completion, which are read of logs, are looked for again then. */
const lifetime = 60_000;

const metaStart = `,"${envelope.meta}":{`;
/** The rest of a body from `meta` on; nothing else may come behind. */
const metaAtEnd = new RegExp(`^${metaStart}[^{}]*\\}\\}\\s*$`);

export function createKnownLists(now: () => Date): KnownLists {
  const entries = new LRUCache<string, Entry>({
    maxSize: unitsAtMost,
    sizeCalculation: ({ data, inV1 }) => data.length + inV1.length,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  return {
    get(name, body) {
      const entry = entries.get(name);
      if (entry === undefined || !body.startsWith(entry.data)) return undefined;
      return metaAtEnd.test(body.slice(entry.data.length)) ? entry.inV1 : undefined;
    },
    put(name, body, inV1) {
      const end = body.lastIndexOf(metaStart);
      if (end > 0 && metaAtEnd.test(body.slice(end)))
        entries.set(name, { data: body.slice(0, end), inV1 });
    },
  };
}
