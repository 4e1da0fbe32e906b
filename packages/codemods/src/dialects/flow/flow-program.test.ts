import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("Flow is given what it accepts: each header by itself, and void", () => {
  const { files } = migrated({
    "api.js": `/* @flow */
import axios from "axios";
import type { Habit, Reply } from "./types";
const client = axios.create({ baseURL: process.env.HABIT_API + "/api/v1", headers: { "X-API-Key": "k" } });
export async function list(): Promise<Array<Habit>> {
  const { data: reply }: { data: Reply<Array<Habit>>, ... } = await client.get("/habits");
  return reply.success ? reply.data : [];
}
`,
    "types.js": `/* @flow */
export type Habit = {| +id: string, +title: string |};
export type Reply<T> =
  | {| +success: true, +data: T, +error: null |}
  | {| +success: false, +data: null, +error: string |};
`,
  });
  expect(files["api.js"]).toContain('config.headers["X-API-Version"] = "2";\n');
  expect(files["api.js"]).not.toContain("Object.assign");
  expect(files["types.js"]).toContain("{| +data: T, +error?: void |}");
});

test("types in comments are migrated with the code beside them", () => {
  const { files, manual } = migrated({
    "a.js": `/* @flow */
/*:: export type Habit = {| id: string, title: string, streak: number |}; */
async function load() /*: Promise<Array<Habit>> */ {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
  return (await response.json()).data
}
const line = (habit /*: Habit */) /*: string */ => habit.title + habit.streak
load().then((habits) => console.log(habits.map(line)))
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.js"]).toContain(
    "/*:: export type Habit = {| id: string, name: string, statistics: { currentStreak: number } |}; */",
  );
  expect(files["a.js"]).toContain(
    "(habit /*: Habit */) /*: string */ => habit.name + habit.statistics.currentStreak",
  );
});
