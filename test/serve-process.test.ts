import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";

const bin = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
const v1 = JSON.stringify({
  method: "POST",
  url: "/api/v1/habits",
  headers: { "X-API-Key": "geheim" },
  body: { title: "Run" },
});

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "serve-process-"));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the service, and waits until it says where. */
async function serve(...args: readonly string[]) {
  const flags = ["serve", "--port", "0", "--format", "json", ...args];
  const env = { ...process.env, HABITSHIFT_TOKEN: undefined };
  const child = spawn(process.execPath, [bin, ...flags], { cwd: folder, env });
  children.push(child);
  let log = "";
  child.stderr.on("data", (text) => {
    log += text;
  });
  const [line] = await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(() => Promise.reject(new Error(log))),
  ]);
  const { url, port } = JSON.parse(String(line)) as { url: string; port: number };
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [status] = child.exitCode === null ? await once(child, "exit") : [child.exitCode];
    return status as number;
  };
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/validate`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body,
    });
  return { url, port, post, end, log: () => log };
}

test("it judges until it is told to stop, and then finishes what runs", async () => {
  const { port, post, end, log } = await serve(
    "--record",
    "seen.ndjson",
    "--access-log",
    "--grace",
    "0",
  );
  expect((await post(v1)).status).toBe(200);
  const socket = connect(port, "127.0.0.1");
  let seen = "";
  socket.on("data", (text) => {
    seen += text;
  });
  const head = `POST /validate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: ${v1.length}\r\n\r\n${v1.slice(0, 9)}`);
  await post(v1);
  const ended = end("SIGTERM");
  await sleep(100);
  socket.write(v1.slice(9));
  expect(await ended).toBe(0);
  expect(seen).toContain("title-to-name");
  const file = join(folder, "seen.ndjson");
  const recorded = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(recorded.map((line) => (JSON.parse(line) as { url: string }).url)).toEqual(
    Array.from({ length: 3 }, () => "/api/v1/habits"),
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(
    log()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toMatchObject(Array.from({ length: 3 }, () => ({ message: "request", status: 200 })));
  expect(log() + recorded).not.toContain("geheim");
});

test("a port that is taken is told of, with the way out", async () => {
  const { port, end } = await serve("--grace", "0");
  for (const more of [[], ["--cluster"]]) {
    const args = [bin, "serve", "--port", String(port), ...more];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toBe(
      `habitshift: cannot listen on port ${port} of 127.0.0.1: another program has it; take another one with --port, or a free one with --port 0\n`,
    );
  }
  expect(await end("SIGINT")).toBe(0);
});

test("on all cores it is one service: one port, one sum of figures, one end", async () => {
  const { url, post, end } = await serve("--cluster", "--token", "t", "--grace", "0");
  const own = { Authorization: "Bearer t", Connection: "close" };
  expect((await post(v1)).status).toBe(401);
  for (let count = 0; count < 8; count++) await post(v1, own);
  const figures = await (await fetch(`${url}/metrics`, { headers: own })).text();
  expect(figures).toContain('habitshift_verdicts_total{verdict="breaks"} 8\n');
  expect(await end("SIGTERM")).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

// Only Linux tells of the children of a process in a file.
test.skipIf(process.platform !== "linux")(
  "a worker that is killed is replaced, and what it counted stays counted",
  async () => {
    const { url, post, end, log } = await serve("--cluster", "--grace", "0");
    for (let count = 0; count < 4; count++) await post(v1, { Connection: "close" });
    const sum = 'habitshift_verdicts_total{verdict="breaks"} 4\n';
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(sum);
    const pid = children[0]?.pid;
    const [worker] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
    process.kill(Number(worker), "SIGKILL");
    while (!log().includes("another one is started")) await sleep(10);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(sum);
    expect(await end("SIGTERM")).toBe(0);
  },
);
