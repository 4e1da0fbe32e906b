import { type ServiceFault, serviceFault } from "./service-fault.ts";

/** What a body has to keep to. */
export interface BodyLimits {
  readonly bodyBytes: number;
  readonly bodyMilliseconds: number;
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The connection stays, so that the rest is read: closed with bytes unread, it would be reset, and the answer lost. */
function tooLarge({ bodyBytes }: Pick<BodyLimits, "bodyBytes">): ServiceFault {
  return serviceFault(
    "too-large",
    `The body is larger than ${bodyBytes} bytes; send requests line by line (application/x-ndjson)`,
  );
}

/** Says no before a byte of the body is read, where the client says how long it is. */
export function lengthFaultOf(
  contentLength: string | undefined,
  limits: Pick<BodyLimits, "bodyBytes">,
): ServiceFault | undefined {
  return Number(contentLength) > limits.bodyBytes ? tooLarge(limits) : undefined;
}

/** The text of bytes; a byte order mark at the start is dropped. */
export function decodeText(bytes: Uint8Array): { readonly text: string } | ServiceFault {
  try {
    return { text: decoder.decode(bytes) };
  } catch {
    return serviceFault("invalid-parameters", "The body is not UTF-8");
  }
}

/** Reads a body to its end, or until it is too long or too slow. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  limits: BodyLimits,
): Promise<{ readonly text: string } | ServiceFault> {
  if (body === null) return { text: "" };
  const reader = body.getReader();
  const timer = createTimer(limits.bodyMilliseconds);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const result = await Promise.race([reader.read(), timer.expired]);
      if (result === undefined) return abandon(reader, tooSlow(limits));
      if (result.done) break;
      length += result.value.length;
      if (length > limits.bodyBytes) {
        void discard(reader, limits.bodyMilliseconds);
        return tooLarge(limits);
      }
      chunks.push(result.value);
    }
  } catch {
    return serviceFault("invalid-parameters", "The body ended before it was whole");
  } finally {
    timer.stop();
  }
  return decodeText(joined(chunks, length));
}

/** What is too long is taken up to here, so that who sends it comes to read why it is refused. */
const discardedAtMost = 64 * 1024 * 1024;

/** Reads the rest and keeps nothing of it, for as long as a body may take. */
async function discard(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  milliseconds: number,
): Promise<void> {
  const timer = setTimeout(() => reader.cancel().catch(() => {}), milliseconds);
  try {
    for (let length = 0; length < discardedAtMost; ) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.length;
    }
    await reader.cancel();
  } catch {
    // The client went away.
  } finally {
    clearTimeout(timer);
  }
}

/** Leaves the rest unread: to cancel it would end the connection of Node before the answer is written. */
function abandon(reader: ReadableStreamDefaultReader, fault: ServiceFault): ServiceFault {
  reader.closed.catch(() => {});
  reader.releaseLock();
  return fault;
}

export function tooSlow({ bodyMilliseconds }: Pick<BodyLimits, "bodyMilliseconds">): ServiceFault {
  const message = `The body did not arrive within ${bodyMilliseconds} ms`;
  return serviceFault("timeout", message, { headers: { Connection: "close" } });
}

function createTimer(milliseconds: number) {
  let stop = () => {};
  const expired = new Promise<undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    stop = () => clearTimeout(timer);
  });
  return { expired, stop: () => stop() };
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
