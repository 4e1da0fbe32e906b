import { expect, test } from "vitest";
import { startServer } from "./start-server.ts";
import { answersIn, open, until } from "./testing/raw.ts";

const body = JSON.stringify({ method: "GET", url: "/api/v2/areas" });
const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${more}\r\n`;

test("what runs is finished, what waits is closed, and nothing new is taken", async () => {
  const server = await startServer({ port: 0 });
  const length = `Content-Length: ${body.length}\r\n`;
  const [idle, running, chunked] = await Promise.all([
    open(server.port),
    open(server.port),
    open(server.port),
  ]);
  idle.socket.write("GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n");
  await until(() => idle.seen().includes('{"status":"ready"}'));
  running.socket.write(head("/validate", length) + body.slice(0, 5));
  chunked.socket.write(head("/validate/v2/areas", "Transfer-Encoding: chunked\r\n"));
  // Long enough that both have come in.
  await fetch(`${server.url}/healthz`);
  const stopped = server.stop();
  await until(() => idle.socket.destroyed);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  running.socket.write(body.slice(5));
  chunked.socket.write("2\r\n{}\r\n0\r\n\r\n");
  await stopped;
  await until(() => running.socket.destroyed && chunked.socket.destroyed);
  expect(answersIn(running.seen()).map(({ status }) => status)).toEqual([200]);
  expect(answersIn(chunked.seen()).map(({ status }) => status)).toEqual([422]);
});

test("for a while it still takes requests, says that it is not ready, and keeps no connection", async () => {
  const server = await startServer({ port: 0, grace: 300 });
  const stopped = server.stop();
  const response = await fetch(`${server.url}/readyz`);
  expect([response.status, response.headers.get("connection")]).toEqual([503, "close"]);
  await stopped;
});

test("what does not end is cut at the deadline", async () => {
  const server = await startServer({ port: 0, deadline: 50 });
  const { socket } = await open(server.port);
  socket.write(head("/validate", "Content-Length: 5\r\n"));
  await fetch(`${server.url}/healthz`);
  await server.stop();
  await until(() => socket.destroyed);
});
