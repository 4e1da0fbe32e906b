import { changes, schemasV2 } from "@habitshift/schemas";
import { expect, test } from "vitest";
import { createClient } from "./testing/client.ts";

const v1 = { method: "GET", url: "/api/v1/habits/today" };

test("the changes are told, all and each", async () => {
  const { send } = createClient();
  const all = await send("GET", "/changes");
  expect(all.json).toMatchObject({ data: changes, pagination: { total: changes.length } });
  for (const change of changes) {
    expect((await send("GET", `/changes/${change.id}`)).json).toMatchObject({ data: change });
  }
  expect((await send("GET", "/changes/nothing")).status).toBe(404);
});

test("the schemas are given, with or without the end of their file names", async () => {
  const { send } = createClient();
  for (const name of ["habit", "habit.json", "habit.schema.json"]) {
    const { json, headers } = await send("GET", `/schemas/v2/${name}`);
    expect(json).toEqual(schemasV2.habit);
    expect(headers.get("content-type")).toBe("application/schema+json");
  }
  for (const path of ["v3/habit", "v2/nothing", "v2/__proto__", "__proto__/habit", "v2/toString"]) {
    expect((await send("GET", `/schemas/${path}`)).status).toBe(404);
  }
});

test.each([
  "/",
  "/changes",
  "/changes/title-to-name",
  "/schemas/v2/habit",
  "/openapi.json",
  "/docs",
  "/healthz",
  "/readyz",
  "/metrics",
])("%s takes GET, HEAD and OPTIONS, and says so to others", async (path) => {
  const { send } = createClient();
  expect((await send("GET", path)).status).toBe(200);
  expect((await send("HEAD", path)).status).toBe(200);
  const asked = await send("OPTIONS", path);
  expect([asked.status, asked.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  const { status, headers, json } = await send("POST", path);
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  expect(json).toMatchObject({ error: { code: "METHOD_NOT_ALLOWED" } });
});

test("a path that is none is told where to go", async () => {
  const { send } = createClient();
  for (const path of ["/nothing", "/validatex", "/api/v2/habits", "/%", "//"]) {
    const { status, json } = await send("GET", path);
    expect(status).toBe(404);
    expect(json).toMatchObject({ error: { code: "NOT_FOUND" } });
  }
});

test("what was answered, found and how long it took is counted", async () => {
  const { post, postLines, send } = createClient();
  await post(v1);
  await post([v1, { method: "GET", url: "/api/v2/areas" }]);
  await postLines(JSON.stringify(v1));
  await send("GET", "/validate/api/v1/areas");
  await send("GET", "/nothing");
  const { text, headers } = await send("GET", "/metrics");
  expect(headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const figures = text.split("\n");
  expect(figures).toContain(
    'habitshift_requests_total{route="/validate",method="POST",status="200"} 3',
  );
  expect(figures).toContain('habitshift_requests_total{route="other",method="GET",status="404"} 1');
  expect(figures).toContain('habitshift_verdicts_total{verdict="breaks"} 4');
  expect(figures).toContain('habitshift_breakages_total{change="today-to-date-query"} 3');
  expect(figures).toContain(
    'habitshift_request_duration_seconds_bucket{route="/validate",le="+Inf"} 3',
  );
  for (const line of text.trimEnd().split("\n")) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\\\n]*",?)+\})? [\d.e+-]+)$/);
  }
});

test("figures of several processes are added up", async () => {
  const { post, send } = createClient({ gatherMetrics: async (own) => [own, own, own] });
  await post(v1);
  expect((await send("GET", "/metrics")).text).toContain('verdicts_total{verdict="breaks"} 3');
});

test("who runs it knows whether it takes requests", async () => {
  expect((await createClient().send("GET", "/readyz")).status).toBe(200);
  const { status, json } = await createClient({ isReady: () => false }).send("GET", "/readyz");
  expect(status).toBe(503);
  expect(json).toMatchObject({ error: { code: "NOT_READY" } });
});

test("requests are logged only where asked, with ids that callers may give", async () => {
  const silent = createClient();
  await silent.post(v1);
  expect(silent.logged).toEqual([]);
  const { post, logged } = createClient({ accessLog: true });
  const { headers } = await post(v1, "/validate", { "X-Request-ID": "own-1" });
  expect(headers.get("x-request-id")).toBe("own-1");
  await post(v1, "/validate", { "X-Request-ID": 'odd"id' });
  expect(logged).toMatchObject([
    { message: "request", requestId: "own-1", route: "/validate", method: "POST", status: 200 },
    { requestId: expect.stringMatching(/^r\d$/) },
  ]);
});

test("a body that is too long, too many or too deep is refused", async () => {
  const { post, send } = createClient({ limits: { bodyBytes: 1_000, requests: 3 } });
  const long = JSON.stringify({ ...v1, body: "x".repeat(1_000) });
  const said = await post(long, "/validate", { "Content-Length": String(long.length) });
  expect([said.status, (await post(long)).status]).toEqual([413, 413]);
  const lying = await post(long, "/validate", { "Content-Length": "5" });
  expect(lying.status).toBe(413);
  expect((await send("POST", "/validate/v2/habits", { body: long })).status).toBe(413);
  expect((await post([v1, v1, v1])).status).toBe(200);
  expect((await post([v1, v1, v1, v1])).json).toMatchObject({
    error: { code: "PAYLOAD_TOO_LARGE" },
  });
  const nested = (depth: number) =>
    `{"method":"GET","url":"/","body":${"[".repeat(depth)}${"]".repeat(depth)}}`;
  expect([(await post(nested(63))).status, (await post(nested(64))).status]).toEqual([200, 400]);
  const inText = { ...v1, body: "[".repeat(65) + "]".repeat(65) };
  expect((await post(inText)).json).toMatchObject({ error: { details: [{ field: "/body" }] } });
});

test("a body that does not arrive is not waited for", async () => {
  const { send } = createClient({ limits: { bodyMilliseconds: 20 } });
  const body = new ReadableStream<Uint8Array>({
    start: (own) => own.enqueue(new Uint8Array([91])),
  });
  const init = { headers: { "Content-Type": "application/json" }, body, duplex: "half" };
  const { status, json } = await send("POST", "/validate", init);
  expect(status).toBe(408);
  expect(json).toMatchObject({ error: { code: "REQUEST_TIMEOUT" } });
});
