import { once } from "node:events";
import type { IncomingMessage, RequestListener } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { endPairs, sendBytes, startPair } from "./testing/start-pair.ts";

afterEach(endPairs);

const meta = { requestId: "r", timestamp: "2025-03-01T00:00:00Z", version: "2.2.1" };
const key = { "X-API-Key": "hk_secret" };
const pagination = { total: 1, limit: 100, offset: 0 };
const list = JSON.stringify({ data: [{ id: "a1", name: "Health" }], pagination, meta });
const areas: RequestListener = (_, response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).end(list);
};

const odd = "HTTP/1.1 600 Odd\r\nContent-Length: 0\r\n\r\n";

describe("headers", () => {
  test("those of one connection end at the gateway, both ways", async () => {
    let seen: IncomingMessage["headers"] = {};
    const { gateway } = await startPair(({ headers }, response) => {
      seen = headers;
      const own = { Connection: "X-Hop", "X-Hop": "1", "Keep-Alive": "timeout=9", "X-Own": "2" };
      response.writeHead(200, { ...own, "Proxy-Authenticate": "Basic" }).end(list);
    });
    const answer = await sendBytes(
      gateway.port,
      "GET /api/v1/areas HTTP/1.1\r\nHost: a\r\nX-API-Key: k\r\nConnection: close, X-Mine\r\nX-Mine: 1\r\n" +
        "TE: trailers\r\nProxy-Authorization: Basic s\r\nX-Other: 3\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(answer).toMatch(/x-own: 2/i);
    expect(answer).not.toMatch(/x-hop|proxy-authenticate|timeout=9/i);
    expect(seen).toMatchObject({ "x-other": "3", "x-api-key": "k", "x-api-version": "2" });
    for (const name of ["x-mine", "te", "proxy-authorization"])
      expect(seen).not.toHaveProperty(name);
  });

  test("several cookies stay several", async () => {
    const cookies = ["a=1; Expires=Sat, 01 Mar 2025 00:00:00 GMT", "b=2"];
    const { url } = await startPair((_, response) => {
      response.writeHead(200, { "Set-Cookie": cookies }).end(list);
    });
    const response = await fetch(`${url}/api/v1/areas`, { headers: key });
    expect(response.headers.getSetCookie()).toEqual(cookies);
  });

  test("a key never follows a redirect", async () => {
    let asked = 0;
    const other = await startPair((_, response) => {
      asked += 1;
      response.end();
    });
    const location = `http://127.0.0.1:${Object(other.server.address()).port}/api/v2/areas`;
    const { url } = await startPair((_, response) => {
      response.writeHead(307, { Location: location }).end();
    });
    const response = await fetch(`${url}/api/v1/areas`, { headers: key });
    expect([response.status, response.headers.get("location"), asked]).toEqual([502, null, 0]);
  });
});

describe("a service that", () => {
  test.each<[string, RequestListener, number]>([
    ["hangs", () => {}, 504],
    ["hangs in the middle", (_, response) => void response.write("{"), 504],
    ["resets", ({ socket }) => socket.resetAndDestroy(), 502],
    ["closes", ({ socket }) => socket.destroy(), 502],
    [
      "ends in the middle",
      (_, response) => {
        response.writeHead(200, { "Content-Length": 500 });
        response.write('{"data":', () => response.destroy());
      },
      502,
    ],
    ["speaks no HTTP", ({ socket }) => void socket.end("SSH-2.0-x\r\n\r\n"), 502],
    ["answers without a body", (_, response) => void response.end(), 502],
    ["has a status of its own", ({ socket }) => void socket.end(odd), 502],
  ])("%s is a failure of v1", async (_, listener, status) => {
    const { url } = await startPair(listener, { timeout: 300 });
    const response = await fetch(`${url}/api/v1/areas`, { headers: key });
    expect([response.status, await response.json()]).toEqual([
      status,
      { success: false, data: null, error: expect.any(String) },
    ]);
  });

  test("is down is one, and works again once it is up", async () => {
    const { url, server } = await startPair(areas);
    const { port } = Object(server.address());
    const ask = async () => (await fetch(`${url}/api/v1/areas`, { headers: key })).status;
    expect(await ask()).toBe(200);
    server.close().closeAllConnections();
    await once(server, "close");
    expect(await ask()).toBe(502);
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    expect(await ask()).toBe(200);
  });

  test("closed the connection in between is asked again, but only where that does no harm", async () => {
    const ids: unknown[] = [];
    const { url } = await startPair((incoming, response) => {
      ids.push(incoming.headers["x-request-id"]);
      if (ids.length % 2 === 1) incoming.socket.destroy();
      else areas(incoming, response);
    });
    expect((await fetch(`${url}/api/v1/areas`, { headers: key })).status).toBe(200);
    expect(new Set(ids).size).toBe(2);
    const init = { method: "POST", headers: key, body: '{"name":"Mind"}' };
    expect((await fetch(`${url}/api/v1/areas`, init)).status).toBe(502);
    expect(ids).toHaveLength(3);
  });
});

describe("a client that", () => {
  test.each([
    ["speaks no HTTP", "hello\r\n\r\n", 400],
    ["sends a broken header", "GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n", 400],
    [
      "sends two lengths",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      400,
    ],
    [
      "sends too many headers",
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ["names no host", "GET /api/v1/areas HTTP/1.1\r\n\r\n", 400],
    ["sends no path", "GET nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
    [
      "sends no UTF-8",
      "POST /api/v1/areas HTTP/1.1\r\nHost: a\r\nX-API-Key: k\r\nConnection: close\r\nContent-Length: 2\r\n\r\n\u00ff\u00fe",
      400,
    ],
  ])("%s is refused, and the gateway goes on", async (_, bytes, status) => {
    const { gateway, url } = await startPair(areas);
    const socket = connect(gateway.port, "127.0.0.1");
    socket.end(Buffer.from(bytes, "latin1"));
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await fetch(`${url}/api/v1/areas`, { headers: key })).status).toBe(200);
  });

  test("is slow to say what it wants is not waited for for long", async () => {
    const limits = { bodyBytes: 1_000, bodyMilliseconds: 200 };
    const { gateway } = await startPair(areas, { limits });
    const head =
      "POST /api/v1/areas HTTP/1.1\r\nHost: a\r\nX-API-Key: k\r\nContent-Length: 20\r\n\r\n{";
    expect(await sendBytes(gateway.port, head)).toMatch(/^(HTTP\/1\.1 408 .*)?$/s);
  });
});

test.each(["Mind", "Gemüt", "脑 🧠"])("%s comes through as it is", async (name) => {
  const { url } = await startPair((_, response) => {
    response.end(JSON.stringify({ data: [{ id: "a1", name }], pagination, meta }));
  });
  const response = await fetch(`${url}/api/v1/areas`, { headers: key });
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ data: [{ name }] });
  expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
});

test("no more logs are read at a time than the service is asked to bear", async () => {
  const habits = Array.from({ length: 40 }, (_, at) => ({
    id: `h${at}`,
    name: "Run",
    statistics: { currentStreak: 0, bestStreak: 1, totalCompletions: 1 },
  }));
  let now = 0;
  let most = 0;
  const { url } = await startPair(async ({ url: path = "" }, response) => {
    const isLogs = path.includes("/logs");
    if (isLogs) most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (isLogs) now -= 1;
    const data = isLogs ? [{ targetDate: "2025-01-02", value: 1, unitSymbol: "rep" }] : habits;
    const own = { total: data.length, limit: 100, offset: 0 };
    response.end(JSON.stringify({ data, pagination: own, meta }));
  });
  const response = await fetch(`${url}/api/v1/habits`, { headers: key });
  expect((await response.json()) as object).toMatchObject({
    data: habits.map(() => ({ completedDates: ["2025-01-02"] })),
  });
  expect(most).toBe(8);
});
