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
  /** The body of v2 up to its `meta`, and what stands behind that. */
  readonly data: string;
  readonly behind: string;
  readonly inV1: string;
}

/** UTF-16 units that are held in all; what was not asked for longest goes first. */
const unitsAtMost = 16 * 1024 * 1024;
/** What an entry takes beside its texts. */
const unitsOfEntry = 256;
/** In milliseconds; days of completion, which are read of logs, are looked for again then. */
const lifetime = 60_000;

const metaStart = `,"${envelope.meta}":{`;
/** The rest of a body from `meta` on, behind which nothing may come but the frame of the page. */
const restOfBody = new RegExp(
  `^${metaStart}[^{}]*\\}((?:,"${envelope.pagination}":\\{[^{}]*\\})?\\}\\s*)$`,
);

export function createKnownLists(now: () => Date): KnownLists {
  const entries = new LRUCache<string, Entry>({
    maxSize: unitsAtMost,
    sizeCalculation: ({ data, inV1 }, name) =>
      unitsOfEntry + name.length + data.length + inV1.length,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  return {
    get(name, body) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      if (behindMeta(body, entry.data) === entry.behind) return entry.inV1;
      // What was so once, and was otherwise since, need not be made of the same logs any more.
      entries.delete(name);
      return undefined;
    },
    put(name, body, inV1) {
      const end = body.lastIndexOf(metaStart);
      const data = body.slice(0, Math.max(0, end));
      const behind = behindMeta(body, data);
      if (behind !== undefined) entries.set(name, { data, behind, inV1 });
    },
  };
}

/** What stands behind the `meta` of a body; undefined where that does not follow the data. */
function behindMeta(body: string, data: string): string | undefined {
  return body.startsWith(data) ? restOfBody.exec(body.slice(data.length))?.[1] : undefined;
}
