/** Takes the lines of a stream, in order. */
export interface LineSink {
  /**
   * Lines that are whole, or the last one without an end.
   *
   * @param text - One or more lines with their ends.
   */
  take(text: string): void;
  /** A line that cannot be read, and its bytes; undefined where they were too many to keep. */
  fail(fault: string, bytes: Uint8Array | undefined): void;
}

/** Cuts bytes into lines; how the bytes are split into chunks does not matter. */
export interface LineSplitter {
  push(chunk: Uint8Array): void;
  end(): void;
}

const lineFeed = 10;

/**
 * Starts to cut a stream of UTF-8 into lines. A byte order mark at the start is dropped.
 *
 * @param maximum - The longest line that is kept, in bytes.
 */
export function createLineSplitter(maximum: number, sink: LineSink): LineSplitter {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let kept: Uint8Array[] = [];
  let length = 0;
  let isFirst = true;

  const keep = (bytes: Uint8Array) => {
    length += bytes.length;
    if (length > maximum) kept = [];
    else if (bytes.length > 0) kept.push(bytes.slice());
  };

  /** All that is kept, with more behind it. */
  const takeKept = (more: Uint8Array) => {
    const whole = kept.length === 0 ? more : joined([...kept, more], length + more.length);
    kept = [];
    length = 0;
    return whole;
  };

  const failLong = () => {
    takeKept(new Uint8Array());
    isFirst = false;
    sink.fail(`the line is longer than ${maximum} bytes`, undefined);
  };

  const read = (block: Uint8Array) => {
    const bytes = block.subarray(isFirst && startsWithMark(block) ? 3 : 0);
    isFirst = false;
    const text = decoded(decoder, bytes);
    if (text !== undefined) sink.take(text);
    else for (const line of pieces(bytes)) readLine(decoder, line, sink);
  };

  return {
    push(chunk) {
      const first = chunk.indexOf(lineFeed);
      if (first === -1) {
        keep(chunk);
        return;
      }
      const isLong = length + first > maximum;
      if (isLong) failLong();
      const rest = isLong ? chunk.subarray(first + 1) : chunk;
      const last = rest.lastIndexOf(lineFeed);
      if (last !== -1) read(takeKept(rest.subarray(0, last + 1)));
      keep(rest.subarray(last + 1));
    },
    end() {
      if (length > maximum) failLong();
      else if (length > 0) read(takeKept(new Uint8Array()));
    },
  };
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function startsWithMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function decoded(decoder: TextDecoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Lines of bytes with their ends. */
function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; ) {
    const feed = bytes.indexOf(lineFeed, start);
    const end = feed === -1 ? bytes.length : feed + 1;
    yield bytes.subarray(start, end);
    start = end;
  }
}

function readLine(decoder: TextDecoder, bytes: Uint8Array, sink: LineSink): void {
  const text = decoded(decoder, bytes);
  if (text !== undefined) sink.take(text);
  else sink.fail("it is not UTF-8", bytes.slice(0, endOf(bytes)));
}

/** Where a line of bytes ends without its line feed and carriage return. */
function endOf(bytes: Uint8Array): number {
  let end = bytes.length;
  if (bytes[end - 1] === lineFeed) end -= 1;
  return bytes[end - 1] === 13 ? end - 1 : end;
}
