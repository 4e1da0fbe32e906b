/** A stream whose start was looked at; it gives all of it once more. */
export interface Peeked extends AsyncIterable<Uint8Array> {
  readonly head: Buffer;
  /** True where the head is all there is. */
  readonly isWhole: boolean;
}

const lineFeed = 10;
/** So far is looked for the end of the first line, in bytes. */
const farthest = 1024 * 1024;

/** Reads a stream up to behind its first line. */
export async function peek(source: AsyncIterable<Uint8Array>): Promise<Peeked> {
  const reader = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  let hasLine = false;
  // One chunk more than the first line shows whether anything stands behind it.
  while (length < farthest) {
    const isEnough = hasLine;
    const { done, value } = await reader.next();
    if (done) {
      isWhole = true;
      break;
    }
    chunks.push(value);
    length += value.length;
    if (isEnough) break;
    hasLine ||= value.includes(lineFeed);
  }
  return {
    head: Buffer.concat(chunks),
    isWhole,
    async *[Symbol.asyncIterator]() {
      yield* chunks;
      if (!isWhole) yield* { [Symbol.asyncIterator]: () => reader };
    },
  };
}

/** The payload of the first line that is not blank; undefined where it is none. */
export function firstPayload({ head }: Peeked): unknown {
  const [first = ""] = head
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart()
    .split("\n", 1);
  try {
    return JSON.parse(first);
  } catch {
    return undefined;
  }
}

/** Whether a stream has a JSON payload on its first line, and more behind it. */
export function looksLikeLines({ head, isWhole }: Peeked): boolean {
  const text = head.toString("utf8").replace(/^\uFEFF/, "");
  const feed = text.indexOf("\n");
  if (feed === -1 || (isWhole && text.slice(feed).trim() === "")) return false;
  try {
    const value: unknown = JSON.parse(text.slice(0, feed));
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}
