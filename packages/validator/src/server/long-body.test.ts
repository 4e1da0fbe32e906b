import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "./start-server.ts";
import { answersIn, open } from "./testing/raw.ts";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ port: 0, limits: { bodyBytes: 100_000 } });
});

afterAll(() => server.stop());

const length = 8 * 1024 * 1024;
const body = " ".repeat(length);
const head = "POST /validate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";

test.each([
  ["says so", `Content-Length: ${length}\r\n\r\n${body}`],
  ["does not", `Transfer-Encoding: chunked\r\n\r\n${length.toString(16)}\r\n${body}\r\n0\r\n\r\n`],
])(
  "a body that is too long, and %s, is refused to a client that reads only once it sent all",
  async (_, rest) => {
    const { socket, seen } = await open(server.port);
    socket.pause();
    await new Promise((sent) => socket.write(head + rest, sent));
    socket.resume().end();
    await once(socket, "close");
    expect(answersIn(seen()).map(({ status }) => status)).toEqual([413]);
  },
);
