import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLatest } from "./latest.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("of tasks that come before the delay is over, only the last is run", async () => {
  const latest = createLatest();
  const run: string[] = [];
  for (const name of ["one", "two", "three"]) {
    latest.run(async () => void run.push(name), 100);
    await vi.advanceTimersByTimeAsync(99);
  }
  expect(run).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toEqual(["three"]);
});

test("a task that runs is told when another one comes", async () => {
  const latest = createLatest();
  let first: AbortSignal | undefined;
  latest.run(async (signal) => {
    first = signal;
  }, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(first?.aborted).toBe(false);
  latest.run(async () => {}, 0);
  expect(first?.aborted).toBe(true);
});
