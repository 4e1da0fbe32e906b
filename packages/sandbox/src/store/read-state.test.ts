import { expect, test } from "vitest";
import { openTest } from "../testing/client.ts";
import { readState } from "./read-state.ts";

const now = new Date("2025-01-10T12:00:00Z");

/** What a sandbox holds after requests, without the habits that the seed had. */
async function stateAfter(
  requests: readonly (readonly [method: string, path: string, body?: unknown])[],
) {
  const { sandbox, ask } = await openTest();
  for (const [method, path, body] of requests) {
    expect((await ask(method, path, body)).status).toBeLessThan(300);
  }
  const { state } = await readState(sandbox.store, now, ["h1", "h2"]);
  await sandbox.close();
  return state;
}

test("the same, whether v1 or v2 wrote it, and in whatever order", async () => {
  const byV1 = await stateAfter([
    ["POST", "/api/v1/habits", { title: "Walk", frequency: "daily", target: 2, unit: "times" }],
    ["POST", "/api/v1/habits", { title: "Swim" }],
    ["POST", "/api/v1/habits/checkin", { habitId: "h1", date: "2025-01-10", status: "done" }],
    ["POST", "/api/v1/notes", { habitId: "h1", text: "rain" }],
  ]);
  const byV2 = await stateAfter([
    ["POST", "/api/v2/habits/h1/notes", { text: "rain" }],
    ["POST", "/api/v2/habits", { name: "Swim" }],
    [
      "POST",
      "/api/v2/habits",
      {
        name: "Walk",
        occurrence: { type: "daily" },
        goals: [{ periodicity: "daily", value: 2, unit: "rep" }],
      },
    ],
    ["POST", "/api/v2/habits/h1/logs", { targetDate: "2025-01-10", value: 2, unitSymbol: "rep" }],
  ]);
  expect(byV2).toEqual(byV1);
  expect(byV1.habits.filter(({ id }) => id === undefined)).toMatchObject([
    { habit: { title: "Swim" } },
    { habit: { title: "Walk", target: 2, unit: "times" } },
  ]);
});

test.each([
  ["another amount", { targetDate: "2025-01-10", value: 1, unitSymbol: "rep" }],
  ["another day", { targetDate: "2025-01-09", value: 2, unitSymbol: "rep" }],
  ["another unit", { targetDate: "2025-01-10", value: 2, unitSymbol: "page" }],
])("a log of %s is another state", async (_, log) => {
  const usual = { targetDate: "2025-01-10", value: 2, unitSymbol: "rep" };
  const path = "/api/v2/habits/h1/logs";
  expect(await stateAfter([["POST", path, log]])).not.toEqual(
    await stateAfter([["POST", path, usual]]),
  );
});

test("a second goal is not lost sight of", async () => {
  const goal = { periodicity: "daily", value: 1, unit: "rep" };
  const put = (goals: readonly unknown[]) => stateAfter([["PUT", "/api/v2/habits/h1", { goals }]]);
  expect(await put([goal, goal])).not.toEqual(await put([goal]));
});
