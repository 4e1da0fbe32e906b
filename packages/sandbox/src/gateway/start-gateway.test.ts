import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type GatewayServerOptions, type RunningGateway, startGateway } from "./start-gateway.ts";

const running: (RunningGateway | Server)[] = [];

afterEach(async () => {
  for (const own of running.splice(0)) {
    if ("stop" in own) await own.stop();
    else own.close().closeAllConnections();
  }
});

async function start(listener: RequestListener, options: Partial<GatewayServerOptions> = {}) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2/`;
  const logged: unknown[] = [];
  const gateway = await startGateway({
    upstream,
    port: 0,
    deadline: 1_000,
    log: (entry) => void logged.push(entry),
    ...options,
  });
  running.push(gateway, server);
  return { url: gateway.url, gateway, server, logged };
}

const meta = { requestId: "r", timestamp: "2025-03-01T00:00:00Z", version: "2.2.1" };
const areas: RequestListener = ({ url }, response) => {
  const data = [{ id: "a1", name: String(url) }];
  const pagination = { total: 1, limit: 100, offset: 0 };
  response.writeHead(200, { "Content-Type": "application/json", Connection: "x-a", "X-A": "1" });
  response.end(JSON.stringify({ data, pagination, meta }));
};
const headers = { "X-API-Key": "hk_secret" };

test("calls of v1 are answered on a socket, and the summary says which", async () => {
  const { url } = await start(areas);
  const response = await fetch(`${url}/api/v1/areas`, { headers });
  const data = [{ id: "a1", name: "/api/v2/areas?limit=100&offset=0" }];
  expect(await response.json()).toEqual({ success: true, data, error: null });
  expect(response.headers.get("x-a")).toBeNull();
  expect((await fetch(`${url}/api/v1/areas`, { headers, method: "HEAD" })).status).toBe(200);
  expect((await fetch(`${url}/api/v1/none`, { headers })).status).toBe(410);
  const summary = (await (await fetch(`${url}/_gateway`)).json()) as { data: object };
  expect(summary.data).toMatchObject({
    endpoints: [{ endpoint: "v1.areas.list", calls: 2, failures: 0 }],
    refused: 1,
  });
  const page = await fetch(`${url}/_gateway`, { headers: { Accept: "text/html" } });
  expect(await page.text()).toContain("<td>GET /areas</td><td>areas-moved, pagination-added</td>");
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain(
    'habitshift_gateway_calls_total{endpoint="v1.areas.list",status="200"} 2',
  );
  expect(metrics).toContain('habitshift_gateway_changes_total{change="areas-moved"} 2');
  for (const path of ["/healthz", "/readyz"]) expect((await fetch(url + path)).status).toBe(200);
});

test("what was called is recorded without secrets", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gateway-"));
  const recordFile = join(folder, "calls.ndjson");
  const { url, gateway } = await start(areas, { recordFile });
  await fetch(`${url}/api/v1/areas?token=t`, { headers });
  await gateway.stop();
  running.shift();
  const [line = ""] = (await readFile(recordFile, "utf8")).split("\n");
  expect(JSON.parse(line)).toMatchObject({
    method: "GET",
    url: "/api/v1/areas?token=***",
    headers: { "x-api-key": "***" },
    status: 200,
    endpoint: "v1.areas.list",
    changes: ["areas-moved", "pagination-added"],
  });
  expect(line).not.toContain("hk_secret");
  await rm(folder, { recursive: true });
});

test("a body that is too long is refused, said or not", async () => {
  const limits = { bodyBytes: 100, bodyMilliseconds: 5_000 };
  const { url } = await start(areas, { limits });
  const long = JSON.stringify({ name: "x".repeat(200) });
  const chunked = new Blob([long]).stream();
  for (const body of [long, chunked]) {
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const response = await fetch(`${url}/api/v1/areas`, init);
    expect([response.status, await response.json()]).toMatchObject([413, { success: false }]);
  }
});

test("a service that is slow, gone or broken is a failure of v1", async () => {
  const slow = await start(() => {}, { timeout: 20 });
  expect((await fetch(`${slow.url}/api/v1/areas`, { headers })).status).toBe(504);
  const broken = await start((incoming) => incoming.socket.destroy());
  const response = await fetch(`${broken.url}/api/v1/areas`, { headers });
  expect(response.status).toBe(502);
  expect(broken.logged).toMatchObject([{ level: "error", cause: "UND_ERR_SOCKET" }]);
  expect(await response.json()).toMatchObject({ error: "the service cannot be reached" });
});

test("when the client goes away, v2 is let go, too", async () => {
  const { promise: closed, resolve: close } = withResolvers();
  const { promise: came, resolve: come } = withResolvers();
  const { gateway } = await start((_, response) => {
    response.on("close", close);
    come();
  });
  const socket = connect(gateway.port, "127.0.0.1");
  socket.write("GET /api/v1/areas HTTP/1.1\r\nHost: a\r\nX-API-Key: k\r\n\r\n");
  await came;
  socket.destroy();
  await closed;
});

test("what runs is finished when the gateway stops", async () => {
  const { promise: came, resolve: come } = withResolvers();
  const { promise: going, resolve: go } = withResolvers();
  const { url, gateway } = await start(async (incoming, response) => {
    come();
    await going;
    areas(incoming, response);
  });
  const answer = fetch(`${url}/api/v1/areas`, { headers });
  await came;
  const stopped = gateway.stop();
  go();
  expect((await answer).status).toBe(200);
  await stopped;
  running.shift();
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((own) => {
    resolve = own;
  });
  return { promise, resolve: () => resolve() };
}
