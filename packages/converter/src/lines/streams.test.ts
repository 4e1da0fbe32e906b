import { expect, test } from "vitest";
import { conversionStream } from "./conversion-stream.ts";
import { convertLines } from "./convert-lines.ts";

const line = new TextEncoder().encode('{"title":"a"}\n');
const options = { kind: "habit", to: "v2" } as const;

/** A source that counts what was asked of it, and whether it was given up. */
function createSource(length: number) {
  const state = { given: 0, isClosed: false };
  async function* read() {
    try {
      for (; state.given < length; ) {
        state.given += 1;
        yield line;
      }
    } finally {
      state.isClosed = true;
    }
  }
  return { state, bytes: read() };
}

test("the source is asked for no more than was taken", async () => {
  const { state, bytes } = createSource(1000);
  const reader = convertLines(bytes, options)[Symbol.asyncIterator]();
  await reader.next();
  await reader.next();
  expect(state.given).toBe(2);
});

test("the summary comes at the end", async () => {
  const lines = convertLines([line, line], options);
  for await (const _ of lines);
  await expect(lines.summary).resolves.toMatchObject({ lines: 2, kinds: { habit: 2 } });
});

test("a reader that stops gives up the source, and gets no summary", async () => {
  const { state, bytes } = createSource(1000);
  const lines = convertLines(bytes, options);
  for await (const _ of lines) break;
  expect(state.isClosed).toBe(true);
  await expect(lines.summary).rejects.toThrow("not read to their end");
});

test("a source that fails is the reader's to handle", async () => {
  async function* failing() {
    yield line;
    throw new Error("disk on fire");
  }
  const lines = convertLines(failing(), options);
  const read = async () => {
    for await (const _ of lines);
  };
  await expect(read()).rejects.toThrow("disk on fire");
  await expect(lines.summary).rejects.toThrow("disk on fire");
});

test("a Web stream is piped through, and takes no more than it can give away", async () => {
  const stream = conversionStream(options);
  const writer = (stream.writable as WritableStream<Uint8Array>).getWriter();
  const writes = [writer.write(line), writer.write(line), writer.write(line)];
  expect(writer.desiredSize).toBeLessThanOrEqual(0);
  const closed = writer.close();
  const text = await new Response(stream.readable as ReadableStream<Uint8Array>).text();
  expect(text).toBe('{"name":"a"}\n'.repeat(3));
  await Promise.all([...writes, closed]);
  await expect(stream.summary).resolves.toMatchObject({ lines: 3 });
});
