import type { LinesSummary } from "./line.ts";
import { createLineConverter, type LineOptions } from "./line-converter.ts";

type Web = typeof globalThis;
/** The Web stream of whichever library types the project has. */
type Readable = Web extends { ReadableStream: { prototype: infer Stream } } ? Stream : unknown;
type Writable = Web extends { WritableStream: { prototype: infer Stream } } ? Stream : unknown;

/** A pair for `pipeThrough`, of NDJSON in bytes, and what became of all lines once it is closed. */
export interface ConversionStream {
  readonly readable: Readable;
  readonly writable: Writable;
  readonly summary: Promise<LinesSummary>;
}

/**
 * A Web stream that converts NDJSON, one payload a line, in memory that does not grow; it takes no
 * more than it can give away.
 */
export function conversionStream(options: LineOptions): ConversionStream {
  const converter = createLineConverter(options);
  let settle: (summary: LinesSummary) => void = () => {};
  const summary = new Promise<LinesSummary>((resolve) => {
    settle = resolve;
  });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const bytes = converter.push(chunk);
      if (bytes.length > 0) controller.enqueue(bytes);
    },
    flush(controller) {
      const rest = converter.end();
      if (rest.length > 0) controller.enqueue(rest);
      settle(converter.summary);
    },
  });
  return { readable, writable, summary };
}
