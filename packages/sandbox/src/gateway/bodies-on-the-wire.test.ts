import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { longRequests, sendWhole } from "../testing/send-whole.ts";
import { endPairs, sendBytes, startPair } from "./testing/start-pair.ts";

afterEach(endPairs);

const meta = { requestId: "r", timestamp: "2025-03-01T00:00:00Z", version: "2.2.1" };
const post = "POST /api/v1/areas HTTP/1.1\r\nHost: a\r\nX-API-Key: k\r\n";
const tooLarge = /^HTTP\/1\.1 413 .*"success":false/s;

describe("a body that is too long is refused", () => {
  test.each(longRequests(post))(
    "where it %s, to a client that reads only once it sent all",
    async (_, request) => {
      const { gateway } = await startPair(() => {});
      expect(await sendWhole(gateway.port, request)).toMatch(tooLarge);
    },
  );

  test("before it comes, and it is not waited for for long", async () => {
    const limits = { bodyBytes: 1_000, bodyMilliseconds: 200 };
    const { gateway } = await startPair(() => {}, { limits });
    const answer = await sendBytes(gateway.port, `${post}Content-Length: 2000\r\n\r\n{`);
    expect(answer).toMatch(tooLarge);
  });

  test("where it has no end, and the connection is cut", async () => {
    const { gateway } = await startPair(() => {});
    const socket = connect(gateway.port, "127.0.0.1").on("error", () => {});
    const [[answer]] = await Promise.all([
      once(socket, "data"),
      new Promise((resolve) => socket.once("close", resolve)),
      sendOn(socket),
    ]);
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

/** Sends a body without an end for as long as it is taken. */
async function sendOn(socket: Socket): Promise<void> {
  socket.write(`${post}Transfer-Encoding: chunked\r\n\r\n`);
  const chunk = `100000\r\n${"a".repeat(0x100000)}\r\n`;
  while (!socket.destroyed) await new Promise<void>((next) => socket.write(chunk, () => next()));
}

test("a byte order mark at the start of a body is dropped, both ways", async () => {
  let seen = "";
  const { url } = await startPair(async (incoming, response) => {
    seen = Buffer.concat(await incoming.toArray()).toString();
    response.end(`\ufeff${JSON.stringify({ data: { id: "a1", name: "Mind" }, meta })}`);
  });
  const headers = { "X-API-Key": "k", "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: '\ufeff{"name":"Mind"}' };
  const response = await fetch(`${url}/api/v1/areas`, init);
  // Bytes, as what decodes text drops the mark here, too.
  const answer = Buffer.from(await response.arrayBuffer()).toString();
  expect(JSON.parse(answer)).toMatchObject({ success: true, data: { name: "Mind" } });
  expect(JSON.parse(seen)).toMatchObject({ name: "Mind" });
});
