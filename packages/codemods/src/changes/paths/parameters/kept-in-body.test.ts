import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const called = (calls: string) =>
  migrated({
    "a.mjs": `const endpoints = {
  habits: { path: '/api/v1/habits', method: 'GET' },
  checkin: { path: '/api/v1/habits/checkin', method: 'POST' },
  radio: { path: '/radio', method: 'POST' },
}
const call = async (name, body) => {
  const { path, method } = endpoints[name]
  const res = await fetch(process.env.HABIT_API + path, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: body ? JSON.stringify(body) : undefined })
  return res.json()
}
console.log((await call('habits')).data.map((habit) => habit.title))
await call('checkin', { habitId: 'h1', date: '2024-12-01', status: 'done' })
${calls}`,
  });

test("an id is surely put into the path where all bodies that go the same way are the service's", () => {
  const { files, confidences } = called("");
  expect(files["a.mjs"]).toContain(
    "path.replace('{habitId}', () => encodeURIComponent(body.habitId))",
  );
  expect(files["a.mjs"]).toContain("JSON.stringify({ ...body, habitId: undefined })");
  expect(confidences).toEqual(["safe"]);
});

test("a person looks at it where something else goes the same way, which may want its id", () => {
  const { confidences } = called("await call('radio', { habitId: 'h1', song: 'x' })\n");
  expect(confidences).not.toContain("safe");
});
