import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "./start-server.ts";
import { answersIn, open } from "./testing/raw.ts";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ port: 0, limits: { bodyBytes: 100_000 } });
});

afterAll(() => server.stop());

test("a body that is too long is refused to a client that reads only once it sent all", async () => {
  const length = 8 * 1024 * 1024;
  const head = `POST /validate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  const { socket, seen } = await open(server.port);
  socket.pause();
  await new Promise((sent) => socket.write(head + " ".repeat(length), sent));
  socket.resume().end();
  await once(socket, "close");
  expect(answersIn(seen()).map(({ status }) => status)).toEqual([413]);
});
