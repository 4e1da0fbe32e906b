import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const asked = (options: string) =>
  migrated({
    "a.mjs": `const base = process.env.HABIT_API + '/api/v1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const steps = [
  { path: '/habits/h1', init: { method: 'PUT', body: JSON.stringify({ title: 'Jog' }) } },
  { path: '/habits' },
]
for (const { path, init } of steps) {
  const { data } = await (await fetch(base + path, ${options})).json()
  console.log(Array.isArray(data) ? data.map((habit) => habit.title) : data.title)
}
`,
  });

test("options that copy what may be missing ask for a GET, too", () => {
  const { files, manual } = asked("{ ...init, headers }");
  expect(files["a.mjs"]).toContain("body: JSON.stringify({ name: 'Jog' })");
  expect(files["a.mjs"]).toContain("data.map((habit) => habit.name) : data.name)");
  expect(manual).toEqual([]);
});

test("options that name the method themselves do not", () => {
  const { files } = asked("{ ...init, method: 'PUT', headers }");
  expect(files["a.mjs"]).toContain("data.map((habit) => habit.title) : data.name)");
});
