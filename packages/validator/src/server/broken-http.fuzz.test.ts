import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzzRuns, method, spoilt, url } from "../app/testing/fuzz.ts";
import { startServer } from "./start-server.ts";
import { exchange } from "./testing/raw.ts";

let server: Awaited<ReturnType<typeof startServer>>;
const logged: unknown[] = [];

beforeAll(async () => {
  const limits = { bodyBytes: 20_000, bodyMilliseconds: 50 };
  server = await startServer({ port: 0, limits, log: (entry) => void logged.push(entry) });
});

afterAll(() => server.stop());

const header = fc.constantFrom(
  "Content-Length: 5",
  "Content-Length: -1",
  "Content-Length: 99999999999",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip, chunked",
  "Content-Type: application/json",
  "Content-Type: application/x-ndjson",
  "Expect: 100-continue",
  "Expect: nothing",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Host: a",
  "Host: \u0001",
  "X: \u00e9",
  ": x",
  "X",
  "Connection: close",
  "Cookie: a=b",
  'X-Request-ID: "<>',
);
const line = fc
  .tuple(
    fc.oneof(method, fc.constantFrom("", "GET\t", "CONNECT", "TRACE", "\u0000")),
    url,
    fc.constantFrom("HTTP/1.1", "HTTP/1.0", "HTTP/9", ""),
  )
  .map(([own, target, version]) => `${own} ${target.replace(/^\//, "/validate/")} ${version}`);
const message = fc
  .tuple(
    line,
    fc.array(header, { maxLength: 5 }),
    spoilt,
    fc.constantFrom("\r\n", "\r\n", "\r\n", "\n"),
  )
  .map(([own, headers, body, feed]) => [own, ...headers, "", body].join(feed));
const bytes = fc.oneof(
  { weight: 9, arbitrary: message },
  fc.string({ unit: "binary", maxLength: 300 }),
);

test(
  "no bytes on a connection end the server or make it tell of itself",
  async () => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.nat(3), async (text, cuts) => {
        const size = Math.ceil(text.length / (cuts + 1)) || 1;
        const pieces = Array.from({ length: cuts + 1 }, (_, at) =>
          text.slice(at * size, (at + 1) * size),
        );
        const seen = await exchange(server.port, ...pieces.filter((own) => own !== ""), null);
        expect(seen).not.toMatch(/^HTTP\/1\.1 5/m);
        expect(seen).not.toMatch(/\n\s+at |node:|\.ts:\d/);
      }),
      { numRuns: Math.ceil(fuzzRuns / 8) },
    );
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(logged).toEqual([]);
  },
  60_000 + fuzzRuns * 20,
);
