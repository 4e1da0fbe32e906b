import type { LinesSummary } from "./line.ts";
import { createLineConverter, type LineOptions } from "./line-converter.ts";

/** Converted NDJSON, to be read once; the summary is there when it has been read to its end. */
export interface ConvertedLines extends AsyncIterable<Uint8Array> {
  readonly summary: Promise<LinesSummary>;
}

/**
 * Converts NDJSON, one payload a line, as it is read: bytes in, bytes out, in memory that does not
 * grow. The source is asked for more only when what came of it was taken.
 *
 * @param source - A Web stream, a stream of Node or whatever else gives bytes.
 * @returns Bytes, and the summary of all lines; it is rejected where the source fails or the reader stops.
 */
export function convertLines(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: LineOptions,
): ConvertedLines {
  const converter = createLineConverter(options);
  const { promise, resolve, reject } = deferred<LinesSummary>();
  async function* read(): AsyncGenerator<Uint8Array> {
    let isWhole = false;
    try {
      for await (const chunk of source) {
        const bytes = converter.push(chunk);
        if (bytes.length > 0) yield bytes;
      }
      const rest = converter.end();
      if (rest.length > 0) yield rest;
      isWhole = true;
      resolve(converter.summary);
    } catch (error) {
      reject(error);
      throw error;
    } finally {
      if (!isWhole) reject(new Error("the lines were not read to their end"));
    }
  }
  return { summary: promise, [Symbol.asyncIterator]: read };
}

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
}

function deferred<T>(): Deferred<T> {
  let settle: Omit<Deferred<T>, "promise"> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Whoever does not ask for the summary need not handle its failure.
  promise.catch(() => {});
  return { promise, ...(settle as Omit<Deferred<T>, "promise">) };
}
