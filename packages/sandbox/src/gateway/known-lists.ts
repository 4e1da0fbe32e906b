import { envelope } from "@habitshift/schemas";
import { LRUCache } from "lru-cache";
import {
  type ConvertedList,
  convertedList,
  findChanges,
  type ListChanges,
} from "./list-changes.ts";

/**
 * What lists became in v1: who asks again and again mostly gets what it got, or all but an item of it, and to compare
 * a list with the last one costs a fraction of converting it.
 */
export interface KnownLists {
  /**
   * The body in v1 where the one of v2 is, but for its `meta`, the same as last time; else what is another in it,
   * where most is not.
   *
   * @param name - Who asks for what.
   */
  get(name: string, body: string): string | ListChanges<KnownList> | undefined;
  put(name: string, body: string, inV1: string): void;
  /** @param list - As its changes made it. */
  putChanged(name: string, list: KnownList): void;
}

/** A list that was converted. */
export interface KnownList extends ConvertedList {
  /** What stands behind the `meta` of the body of v2. */
  readonly behind: string;
  /** When the first of its items was converted. */
  readonly since: number;
}

/** UTF-16 units that are held in all; what was not asked for longest goes first. */
const unitsAtMost = 16 * 1024 * 1024;
/** What a list takes beside its texts. */
const unitsOfList = 256;
/** In milliseconds; days of completion, which are read of logs, are looked for again then. */
const lifetime = 60_000;

const metaStart = `,"${envelope.meta}":{`;
/** The rest of a body from `meta` on, behind which nothing may come but the frame of the page. */
const restOfBody = new RegExp(
  `^${metaStart}[^{}]*\\}((?:,"${envelope.pagination}":\\{[^{}]*\\})?\\}\\s*)$`,
);

export function createKnownLists(now: () => Date): KnownLists {
  const clock = { now: () => now().getTime() };
  const lists = new LRUCache<string, KnownList>({
    maxSize: unitsAtMost,
    sizeCalculation: ({ inV2, inV1 }, name) =>
      unitsOfList + name.length + inV2.text.length + inV1.text.length,
    ttl: lifetime,
    ttlResolution: 0,
    perf: clock,
  });
  const putChanged = (name: string, list: KnownList) => {
    lists.set(name, list, { start: list.since });
  };
  return {
    get(name, body) {
      const known = lists.get(name);
      if (known === undefined) return undefined;
      const end = body.lastIndexOf(metaStart);
      const isComparable = behindMeta(body, end) === known.behind;
      if (isComparable && body.slice(0, end) === known.inV2.text.slice(0, known.end)) {
        return known.inV1.text;
      }
      // What was so once, and was otherwise since, need not be made of the same logs any more.
      lists.delete(name);
      return isComparable ? findChanges(known, body, end) : undefined;
    },
    put(name, body, inV1) {
      const end = body.lastIndexOf(metaStart);
      const behind = behindMeta(body, end);
      if (behind === undefined) return;
      putChanged(name, { ...convertedList(body, end, inV1), behind, since: clock.now() });
    },
    putChanged,
  };
}

/** What stands behind the `meta` of a body; undefined where that does not follow the data. */
function behindMeta(body: string, end: number): string | undefined {
  return end === -1 ? undefined : restOfBody.exec(body.slice(end))?.[1];
}
