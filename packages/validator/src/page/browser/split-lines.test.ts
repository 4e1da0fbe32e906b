import { expect, test } from "vitest";
import { splitLines } from "./split-lines.ts";

async function linesOf(chunkLength: number, text: string): Promise<readonly string[]> {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += chunkLength) {
        controller.enqueue(bytes.slice(at, at + chunkLength));
      }
      controller.close();
    },
  });
  const lines: string[] = [];
  for await (const line of splitLines(body)) lines.push(line);
  return lines;
}

test.each([1, 2, 3, 100])("lines are the same in chunks of %i bytes", async (length) => {
  expect(await linesOf(length, "ä€𝄞\n\nb\nc")).toEqual(["ä€𝄞", "", "b", "c"]);
  expect(await linesOf(length, "a\n")).toEqual(["a"]);
});
