import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const program = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-process-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start(...args: readonly string[]) {
  const flags = ["sandbox", "--port", "0", "--format", "json", "--as-of", "2025-01-10", ...args];
  const child = spawn(process.execPath, [program, ...flags], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const { url, key } = JSON.parse(String(line));
  const ask = (path: string, body?: unknown) =>
    fetch(url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        "X-API-Key": key ?? "hk_demo000000000000000000000000000000000000",
        "X-API-Version": "2",
        "X-Client-Version": "1.0.0",
        "X-Request-ID": crypto.randomUUID(),
        "Content-Type": "application/json",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, "exit");
    child.kill(signal);
    return (await exited)[0];
  };
  return { ask, end, key };
}

/** A few kills show what goes wrong often; HABITSHIFT_KILLS asks for more of them. */
const kills = Number(process.env.HABITSHIFT_KILLS ?? 3);

test(
  "a kill in the middle of writes loses nothing that was answered",
  async () => {
    const data = join(folder, "data");
    const answered: string[] = [];
    for (let round = 0; round < kills; round++) {
      const { ask, end } = await start("--data", data);
      const write = async (worker: number) => {
        for (let count = 0; ; count++) {
          const name = `${round}-${worker}-${count}`;
          const response = await ask("/api/v2/areas", { name });
          if (response.status === 201) answered.push(name);
        }
      };
      const writers = [1, 2, 3].map((worker) => write(worker).catch(() => {}));
      while (answered.length < 15 * (round + 1)) await new Promise((done) => setTimeout(done, 5));
      await end("SIGKILL");
      await Promise.all(writers);
    }
    const { ask, end, key } = await start("--data", data);
    expect(key).toBeNull();
    const kept = new Set<string>();
    for (let offset = 0; ; offset += 100) {
      const page = await (await ask(`/api/v2/areas?limit=100&offset=${offset}`)).json();
      for (const { name } of page.data) kept.add(name);
      if (page.data.length < 100) break;
    }
    expect(answered.filter((name) => !kept.has(name))).toEqual([]);
    expect(await end("SIGTERM")).toBe(0);
  },
  10_000 + kills * 5_000,
);

test("keys are made beside a sandbox that writes, and neither is refused", async () => {
  const data = join(folder, "data");
  const { ask, end } = await start("--data", data);
  const statuses: number[] = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) statuses.push((await ask("/api/v2/areas", { name: "Mind" })).status);
  };
  const writers = [write(), write()];
  const create = async (name: string) => {
    const flags = ["sandbox", "keys", "create", "--data", data, "--name", name];
    const child = spawn(process.execPath, [program, ...flags], { stdio: "ignore" });
    return (await once(child, "exit"))[0];
  };
  // The demo key is the fifth of the plan.
  expect(await Promise.all(["a", "b", "c", "d"].map(create))).toEqual([0, 0, 0, 0]);
  expect(await create("one too many")).toBe(1);
  isOver = true;
  await Promise.all(writers);
  expect(statuses.length).toBeGreaterThan(0);
  // The demo key has 500 requests a minute.
  expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
  expect(await end("SIGTERM")).toBe(0);
}, 30_000);

test("in memory it begins with demo data, and ends in order", async () => {
  const { ask, end, key } = await start();
  expect(key).toMatch(/^hk_/);
  const habits = await (await ask("/api/v1/habits")).json();
  expect(habits.data).toMatchObject([{ title: "Morning run", unit: "times" }, { title: "Read" }]);
  expect(await end("SIGTERM")).toBe(0);
});
