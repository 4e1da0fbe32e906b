import { afterAll, beforeAll, expect, test } from "vitest";
import type { LogEntry } from "../app/app-options.ts";
import { startServer } from "./start-server.ts";
import { answersIn, exchange, open, until } from "./testing/raw.ts";

const request = JSON.stringify({ method: "POST", url: "/api/v1/habits", body: { title: "x" } });
const head = (more = "", line = "POST /validate HTTP/1.1") =>
  `${line}\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}\r\n`;
const whole = (body = request, more = "") =>
  head(`Content-Length: ${Buffer.byteLength(body)}\r\n${more}`) + body;
const close = "Connection: close\r\n";

const logged: LogEntry[] = [];
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  const limits = { bodyBytes: 100_000, bodyMilliseconds: 300 };
  server = await startServer({
    port: 0,
    limits,
    // The same for all, so that answers can be compared.
    requestId: () => "made",
    log: (entry) => void logged.push(entry),
  });
});

afterAll(async () => {
  await server.stop();
  expect(logged).toEqual([]);
});

const ask = async (...pieces: readonly (string | Uint8Array)[]) =>
  answersIn(await exchange(server.port, ...pieces));

test("globals of the process are left as they are", async () => {
  const response = await fetch(`${server.url}/healthz`);
  expect(response).toBeInstanceOf(Response);
});

test("chunked bodies are judged, whichever way they are cut", async () => {
  const cut = [request.slice(0, 7), request.slice(7)];
  const chunks = cut.map((own) => `${own.length.toString(16)}\r\n${own}\r\n`);
  const [answer] = await ask(
    head(`${close}Transfer-Encoding: chunked\r\n`),
    ...chunks,
    "0\r\n\r\n",
  );
  expect(answer?.status).toBe(200);
  expect(answer?.body).toContain("title-to-name");
});

test("the short way and the way through the app say the same", async () => {
  const bodies = [request, "", "{", "[]", `[${request}]`, '{"schema":"x","payload":1}', "\ufeff{}"];
  for (const body of bodies) {
    const own = { method: "POST", body, headers: { "X-Request-ID": "same" } };
    const [short, long] = await Promise.all(
      ["application/json", "application/json; charset=utf-8"].map(async (type) => {
        const headers = { ...own.headers, "Content-Type": type };
        const response = await fetch(`${server.url}/validate`, { ...own, headers });
        const { error, data } = (await response.json()) as Record<string, unknown>;
        const names = [...response.headers.keys()].filter((name) => name !== "keep-alive");
        return { status: response.status, error, data, names: names.toSorted() };
      }),
    );
    expect(short).toEqual(long);
  }
});

test("a connection is used again, also by requests that do not wait for answers", async () => {
  const answers = await ask(whole() + whole("{}") + whole(request, close));
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 200]);
});

test("HEAD has the headers of GET and no body", async () => {
  const text = await exchange(server.port, head(close, "HEAD /changes HTTP/1.1"));
  const [first, ...lines] = text.split("\r\n");
  expect(first).toBe("HTTP/1.1 200 OK");
  expect(lines).toContain("content-type: application/json");
  expect(lines.slice(-2)).toEqual(["", ""]);
});

test("a body that is too long is refused, whether it says so or not, and the connection closed", async () => {
  const said = await ask(head("Content-Length: 200000\r\n"));
  const chunk = "x".repeat(60_000);
  const chunks = [chunk, chunk].map((own) => `${own.length.toString(16)}\r\n${own}\r\n`);
  const unsaid = await ask(head("Transfer-Encoding: chunked\r\n"), ...chunks);
  for (const [answer] of [said, unsaid]) {
    expect(answer?.status).toBe(413);
    expect(answer?.body).toContain("PAYLOAD_TOO_LARGE");
  }
});

test("a client that waits for a go-ahead gets it", async () => {
  const text = await exchange(
    server.port,
    head(`${close}Expect: 100-continue\r\nContent-Length: 2\r\n`),
    "{}",
  );
  expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400/);
});

test.each(["Content-Length: 50\r\n", "Transfer-Encoding: chunked\r\n"])(
  "a body that does not come is not waited for: %s",
  async (more) => {
    const [answer] = await ask(head(more), "1");
    expect(answer?.status).toBe(408);
    expect(answer?.body).toContain("REQUEST_TIMEOUT");
  },
);

test.each([
  ["nonsense", "NONSENSE\r\n\r\n", 400],
  ["two lengths", head("Content-Length: 1\r\nContent-Length: 2\r\n"), 400],
  ["a length and chunks", head("Content-Length: 1\r\nTransfer-Encoding: chunked\r\n"), 400],
  ["a broken chunk", `${head("Transfer-Encoding: chunked\r\n")}zz\r\n`, 400],
  ["a broken header", "GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["a backslash", "GET /\\ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
  ["no URL", "GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
  ["too many headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["a method nobody has", "NOPE / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
])("%s is refused in the envelope of errors", async (_, text, status) => {
  const [answer] = await ask(text);
  expect(answer?.status).toBe(status);
  const { error, meta } = JSON.parse(answer?.body ?? "") as Record<string, object>;
  expect(error).toHaveProperty("code");
  expect(meta).toHaveProperty("requestId");
});

test("a client that goes away in the middle harms nobody", async () => {
  for (const text of [
    head("Content-Length: 50\r\n"),
    head("Transfer-Encoding: chunked\r\n"),
    "POST",
  ]) {
    const { socket } = await open(server.port);
    socket.write(`${text}1`);
    socket.destroy();
  }
  expect((await ask(whole(request, close))).map(({ status }) => status)).toEqual([200]);
});

test("lines are answered as they come, and the rest waits", async () => {
  const lines = head(`${close}Transfer-Encoding: chunked\r\n`).replace("/json", "/x-ndjson");
  const { socket, seen } = await open(server.port);
  const line = `${request}\n`;
  socket.write(`${lines}${line.length.toString(16)}\r\n${line}\r\n`);
  await until(() => seen().includes("title-to-name"));
  expect(seen()).not.toContain("summary");
  socket.write("0\r\n\r\n");
  await until(() =>
    seen().includes('{"summary":{"lines":1,"ok":0,"warns":0,"breaks":1,"errors":0}}'),
  );
  socket.destroy();
});

test("what is longer than one piece comes whole", async () => {
  const list = JSON.stringify(
    Array.from({ length: 500 }, () => ({ method: "GET", url: "/api/v1/habits" })),
  );
  const response = await fetch(`${server.url}/validate`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: list,
  });
  expect(((await response.json()) as { data: unknown[] }).data).toHaveLength(500);
});

test("HTTP/1.0 needs no Host, whichever way a request takes", async () => {
  const length = `Content-Length: ${request.length}\r\n`;
  const judged = `POST /validate HTTP/1.0\r\nContent-Type: application/json\r\n${length}\r\n${request}`;
  for (const text of [judged, "GET /healthz HTTP/1.0\r\n\r\n"]) {
    expect((await ask(text)).map(({ status }) => status)).toEqual([200]);
  }
});

test("who waits for leave to send a body gets it, unless it is too long", async () => {
  const expects = (length: number, type = "application/json") =>
    `POST /validate HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${close}Expect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
  const leave = "HTTP/1.1 100 Continue";
  const fine = await exchange(server.port, expects(request.length), request);
  expect(fine).toContain(leave);
  expect(answersIn(fine).map(({ status }) => status)).toEqual([200]);
  const long = await exchange(server.port, expects(100_001));
  expect(long).not.toContain(leave);
  expect(answersIn(long).map(({ status }) => status)).toEqual([413]);
  const line = `${request}\n`.padEnd(100_001);
  const lines = await exchange(server.port, expects(100_001, "application/x-ndjson"), line);
  expect(lines).toContain(leave);
});
