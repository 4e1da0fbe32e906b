import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";

const program = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
const meta = { requestId: "r", timestamp: "2025-03-01T00:00:00.000Z", version: "2.2.1" };
const headers = { "X-API-Key": "hk_secret", "Content-Type": "application/json" };
let folder: string;
let service: Server;
let answer: RequestListener;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "gateway-process-"));
  answer = (_, response) => response.end(JSON.stringify({ data: { id: "a1" }, meta }));
  service = createServer((incoming, response) => answer(incoming, response));
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
});
afterEach(() => {
  service.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

async function start(port = 0) {
  const { port: upstream } = Object(service.address());
  const flags = ["gateway", "--upstream", `http://127.0.0.1:${upstream}`, "--format", "json"];
  const child = spawn(process.execPath, [program, ...flags, "--port", String(port)], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = text(child.stderr);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, "exit");
    child.kill(signal);
    const [status] = await exited;
    return { status, log: await log };
  };
  const { url, port: own }: { url: string; port: number } = JSON.parse(String(line));
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/api/v1${path}`, { headers, ...init });
  return { ask, end, port: own };
}

test("after a kill the gateway takes its place again", async () => {
  const first = await start();
  expect((await first.ask("/areas/a1")).status).toBe(200);
  await first.end("SIGKILL");
  await expect(first.ask("/areas/a1")).rejects.toThrow();
  const second = await start(first.port);
  expect((await second.ask("/areas/a1")).status).toBe(200);
  expect(await second.end("SIGTERM")).toEqual({ status: 0, log: "" });
});

test("told to stop, it answers what runs before it ends", async () => {
  const { promise: going, resolve: go } = withResolvers();
  const { promise: came, resolve: come } = withResolvers();
  const plain = answer;
  answer = async (incoming, response) => {
    come();
    await going;
    plain(incoming, response);
  };
  const { ask, end } = await start();
  const asked = ask("/areas/a1");
  await came;
  const ended = end("SIGTERM");
  setTimeout(go, 300);
  expect((await asked).status).toBe(200);
  expect((await ended).status).toBe(0);
});

test("the configuration says what a check-in counts, what units are called, and which client it is", async () => {
  const config = {
    checkin: { value: 3, unit: "glass" },
    units: { glasses: "glass" },
    clientVersion: "7.1.0",
  };
  writeFileSync(join(folder, "habitshift.config.json"), JSON.stringify(config));
  const seen: { headers: IncomingMessage["headers"]; body: unknown }[] = [];
  answer = async (incoming, response) => {
    const body = await text(incoming);
    seen.push({ headers: incoming.headers, body: body === "" ? undefined : JSON.parse(body) });
    const isHabit = incoming.method === "POST" && /habits$/.test(incoming.url ?? "");
    const status = incoming.method === "GET" ? 404 : 201;
    const data = isHabit ? { id: "h1", name: "Drink", goals: [{ value: 8, unit: "glass" }] } : {};
    const failed = { error: { code: "NOT_FOUND", message: "gone", details: [] }, meta };
    response.writeHead(status).end(JSON.stringify(status === 404 ? failed : { data, meta }));
  };
  const { ask, end } = await start();
  const post = (path: string, body: unknown) =>
    ask(path, { method: "POST", body: JSON.stringify(body) });
  const made = await post("/habits", { title: "Drink", target: 8, unit: "glasses" });
  expect(await made.json()).toMatchObject({ data: { title: "Drink", target: 8, unit: "glasses" } });
  await post("/habits/checkin", { habitId: "h1", date: "2025-03-01", status: "done" });
  expect(seen.at(0)?.body).toMatchObject({ goals: [{ value: 8, unit: "glass" }] });
  expect(seen.at(-1)).toMatchObject({
    headers: { "x-client-version": "7.1.0" },
    body: { value: 3, unitSymbol: "glass" },
  });
  await end("SIGTERM");
});

test("a configuration that is broken ends it with status 2", async () => {
  writeFileSync(join(folder, "habitshift.config.json"), '{"units":3}');
  const flags = ["gateway", "--upstream", "http://127.0.0.1:1", "--port", "0"];
  const child = spawn(process.execPath, [program, ...flags], { cwd: folder, stdio: "ignore" });
  expect((await once(child, "exit"))[0]).toBe(2);
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((own) => {
    resolve = own;
  });
  return { promise, resolve: () => resolve() };
}
