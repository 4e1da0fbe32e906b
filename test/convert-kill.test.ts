import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";

const bin = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const habit = { id: `h${index}`, title: `Habit ${index}`, target: 2, unit: "times" };
    return `${JSON.stringify({ ...habit, completedDates: ["2024-11-01", "2024-11-02"] })}\n`;
  }).join("");
const names = Array.from({ length: 12 }, (_, index) => `${index}.ndjson`);
const old = names.map((_, index) => linesOf(400 + index));
const inPlace = ["convert", ".", "--in-place", "--logs", "logs.json"];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "convert-kill-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeAll = () => {
  for (const [index, name] of names.entries()) writeFileSync(join(folder, name), old[index] ?? "");
};
const texts = () => names.map((name) => readFileSync(join(folder, name), "utf8"));
const habitshift = (...args: readonly string[]) =>
  spawnSync(process.execPath, [bin, ...args], { cwd: folder, encoding: "utf8", timeout: 20_000 });

/** Runs a command for a while, and kills it. */
async function killAfter(delayMs: number, args: readonly string[]) {
  const child = spawn(process.execPath, [bin, ...args], { cwd: folder, stdio: "ignore" });
  const exit = once(child, "exit");
  await Promise.race([setTimeout(delayMs), exit]);
  child.kill("SIGKILL");
  await exit;
}

/** Runs a command until it has begun to write beside its input, and ends it by a signal. */
async function killAtWork(signal: NodeJS.Signals, args: readonly string[]) {
  const child = spawn(process.execPath, [bin, ...args], { cwd: folder, stdio: "ignore" });
  const exit = once(child, "exit");
  for (let waitedMs = 0; waitedMs < 1000 && readdirSync(folder).length === 1; waitedMs += 10) {
    await setTimeout(10);
  }
  await setTimeout(50);
  child.kill(signal);
  await exit;
}

/** So many moments of a run, most of them in its second half, where files are written. */
function momentsOf(args: readonly string[], count: number): number[] {
  const start = performance.now();
  habitshift(...args);
  const whole = performance.now() - start;
  return Array.from({ length: count }, (_, index) => (whole * (index + 4)) / (count + 4));
}

test("a kill in the middle of --in-place leaves each file old or new, and undo restores all", async () => {
  writeAll();
  const moments = momentsOf(inPlace, 6);
  const done = texts();
  habitshift("undo");
  expect(texts()).toEqual(old);
  for (const moment of moments) {
    await killAfter(moment, inPlace);
    const now = texts();
    expect(now.every((text, at) => text === old[at] || text === done[at])).toBe(true);
    expect(habitshift("undo").status).toBe(0);
    expect(texts()).toEqual(old);
  }
}, 60_000);

test("a kill in the middle of undo is made good by the next undo", async () => {
  writeAll();
  habitshift(...inPlace);
  for (const moment of momentsOf(["undo"], 3)) {
    habitshift(...inPlace);
    await killAfter(moment, ["undo"]);
    habitshift("undo");
    expect(texts()).toEqual(old);
    expect(existsSync(join(folder, "logs.json"))).toBe(false);
  }
}, 60_000);

test.each([
  ["SIGINT", "convert big.ndjson"],
  ["SIGINT", "convert big.ndjson --in-place"],
  ["SIGKILL", "convert big.ndjson --in-place"],
] as const)("%s leaves nothing that undo does not clean up: %s", async (signal, line) => {
  writeFileSync(join(folder, "big.ndjson"), linesOf(120_000));
  const args = [...line.split(" "), "--logs", "logs.ndjson", "--notes", "notes.ndjson"];
  await killAtWork(signal, args);
  habitshift("undo");
  expect(readdirSync(folder)).toEqual(["big.ndjson"]);
});

test("a run after a kill says that undo comes first, or goes on from a whole state", async () => {
  writeAll();
  const [moment = 500] = momentsOf(inPlace, 2).slice(1);
  habitshift("undo");
  await killAfter(moment, inPlace);
  const { status, stderr } = habitshift("convert", ".", "--in-place", "--logs", "again.json");
  if (status !== 0)
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining("undo") });
  habitshift("undo");
  if (status !== 0) expect(texts()).toEqual(old);
});
