// Minutes of load on the sandbox through the gateway, as clients of v1 would make it: what each of the two takes of
// memory as it goes, and every answer that is not the expected one. Linux only.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const minutes = Number(process.argv[2] ?? 3);
const program = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
const folder = mkdtempSync(join(tmpdir(), "gateway-memory-"));
const key = "k-load";
const day = new Date().toISOString().slice(0, 10);
const limits = { perMinute: 1_000_000_000, perDay: 1_000_000_000 };
const seed = join(folder, "seed.json");
const habits = Array.from({ length: 20 }, (_, at) => ({ id: `h${at}`, name: `Habit ${at}` }));
const log = ({ id }) => ({ habitId: id, targetDate: day, value: 1, unitSymbol: "rep" });
writeFileSync(
  seed,
  JSON.stringify({ keys: [{ key, version: "v2", limits }], habits, logs: habits.map(log) }),
);

async function start(...args) {
  const flags = [program, ...args, "--port", "0", "--format", "json"];
  const child = spawn(process.execPath, flags, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  return { child, url: JSON.parse(line).url };
}

function memoryOf({ child: { pid } }) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(kilobytes) / 1024);
}

const sandbox = await start("sandbox", "--seed", seed);
const gateway = await start("gateway", "--upstream", sandbox.url);
const ends = performance.now() + minutes * 60_000;
const odd = new Map();
let calls = 0;

async function ask(method, path, body) {
  const response = await fetch(`${gateway.url}/api/v1${path}`, {
    method,
    headers: { "X-API-Key": key, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  calls += 1;
  if (response.ok) return JSON.parse(text).data;
  const said = `${method} ${path.replace(/[\w-]{36}/, "{id}")}: ${response.status} ${text}`;
  odd.set(said, (odd.get(said) ?? 0) + 1);
  return undefined;
}

/** What it makes it deletes, so that only what leaks can grow. */
async function client() {
  while (performance.now() < ends) {
    const unit = { target: 1, unit: "times" };
    const made = await ask("POST", "/habits", { title: "Run", frequency: "daily", ...unit });
    const habitId = made?.id ?? "none";
    await ask("POST", "/habits/checkin", { habitId, date: day, status: "done" });
    await ask("GET", `/habits/${habitId}`);
    await ask("PUT", `/habits/${habitId}`, { title: "Walk", target: 2 });
    await ask("GET", "/habits");
    await ask("GET", "/user/statistics");
    await ask("DELETE", "/habits/bulk", { ids: [habitId] });
  }
}

console.log("minute     calls   gateway MiB   sandbox MiB   unexpected answers");
const report = () => {
  const minute = minutes - (ends - performance.now()) / 60_000;
  const unexpected = [...odd.values()].reduce((sum, count) => sum + count, 0);
  const cells = [minute.toFixed(1), calls, memoryOf(gateway), memoryOf(sandbox), unexpected];
  const widths = [6, 10, 14, 14, 21];
  console.log(cells.map((cell, at) => String(cell).padStart(widths[at])).join(""));
};
report();
const timer = setInterval(report, 30_000);
await Promise.all(Array.from({ length: 8 }, client));
clearInterval(timer);
report();
for (const [said, count] of odd) console.log(`${count} × ${said}`);
for (const { child } of [gateway, sandbox]) child.kill();
rmSync(folder, { recursive: true });
process.exitCode = odd.size === 0 ? 0 : 1;
